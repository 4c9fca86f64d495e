"""The rules of Wink: what a seat may do, what each move does, and how a beat closes."""
