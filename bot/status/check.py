"""`python -m bot.status.check`: asks the bot on this machine whether it is well; exit status 1 where it isn't.

For a container's health check: it loads nothing of the bot. Without `SAFEHOUSE_STATUS_PORT` there is nobody to ask.
"""

from __future__ import annotations

import os
import sys
from http.client import HTTPConnection, HTTPException

PATIENCE_S = 8.0
_EVERYWHERE = ("", "0.0.0.0", "::")
_WELL = 200


def main() -> int:
    """Ask; the exit status."""
    port = os.environ.get("SAFEHOUSE_STATUS_PORT", "")
    if not port:
        return 0
    host = os.environ.get("SAFEHOUSE_STATUS_HOST", "")
    try:
        asked = HTTPConnection("127.0.0.1" if host in _EVERYWHERE else host, int(port), timeout=PATIENCE_S)
        asked.request("GET", "/healthz")
        answer = asked.getresponse()
        sys.stdout.write(answer.read().decode() + "\n")
    except (OSError, HTTPException, ValueError) as error:
        sys.stdout.write(f"no answer: {type(error).__name__}\n")
        return 1
    return 0 if answer.status == _WELL else 1


if __name__ == "__main__":
    sys.exit(main())
