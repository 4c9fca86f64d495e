"""What Discord refuses: its published limits, with form errors that name the place as Discord's do."""
