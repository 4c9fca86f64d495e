"""The people and servers this process knows: their settings in memory, their hours, their words."""
