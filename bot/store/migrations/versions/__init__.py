"""The revisions, oldest first; a revision that has been released is never changed."""
