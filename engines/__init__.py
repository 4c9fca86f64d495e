"""The games' engines: rules without Discord, users or languages."""
