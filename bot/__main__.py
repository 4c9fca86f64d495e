"""`python -m bot`. Worker processes import this module too, so nothing but the start itself stands here."""

import gc

if __name__ == "__main__":
    gc.disable()
    from bot.errors import fail
    from engines.core.errors import BrokenData

    try:
        from bot.starting import main
    except BrokenData as error:
        fail(error)
    # All that has been loaded stays: looking through it for garbage took a sixth of a start.
    gc.freeze()
    gc.enable()
    main()
