"""`python -m bot`. Worker processes import this module too, so nothing but the start itself stands here."""

if __name__ == "__main__":
    from bot.starting import main

    main()
