"""The history of the schema, for Alembic; run in code when the store is opened."""
