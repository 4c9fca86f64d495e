"""What people see and press: lobby, board, hand, and each game's own choices."""
