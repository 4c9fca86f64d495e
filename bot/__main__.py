"""`python -m bot`. Worker processes import this module too, so only the start itself stands here."""

import gc

if __name__ == "__main__":
    gc.disable()
    from bot.basics.errors import fail
    from engines.core.errors import BrokenData

    try:
        from bot.basics.garbage import spare_loaded
        from bot.starting import main
    except BrokenData as error:
        fail(error)
    # Without this a sixth of a start went into looking for garbage in what stays.
    spare_loaded()
    main()
