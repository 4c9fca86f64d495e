"""The world of the local Discord: what there is (`registry`), what can be done to it, and how it is kept."""
