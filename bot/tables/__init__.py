"""Use cases: what people do at tables and to them. No Discord, no panels."""
