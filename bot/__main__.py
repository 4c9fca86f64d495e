"""`python -m bot`. Worker processes import this module too, so nothing but the start itself stands here."""

import gc

if __name__ == "__main__":
    gc.disable()
    from bot.basics.errors import fail
    from bot.running import spare_loaded
    from engines.core.errors import BrokenData

    try:
        from bot.starting import main
    except BrokenData as error:
        fail(error)
    # Looking through all that stays for garbage took a sixth of a start.
    spare_loaded()
    main()
