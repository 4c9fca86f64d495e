"""How people are shown what has been stored: boards, hands, pings, each in a lane of its own.

`owners` decides who is sent something unasked, `live` which open panels are shown anew; `posts` sends new messages,
direct ones too.
"""
