"""Discord's published limits on requests, with errors shaped like Discord's."""
