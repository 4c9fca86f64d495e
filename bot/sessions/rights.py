"""Who may do what at a table."""

from __future__ import annotations

from bot.panels.frame import Press
from engines.core.errors import SafehouseError
from engines.core.record import Record


def manages(press: Press) -> bool:
    """Whether the presser has *Manage Channels* where the press was made."""
    return press.interaction.guild_id is not None and press.interaction.permissions.manage_channels


def need_table_rights(press: Press, record: Record) -> None:
    """Refuse what only the host may do, or whoever has *Manage Channels* in the table's server."""
    here = press.interaction.guild_id == record.place.server
    if record.host != press.person and not (here and manages(press)):
        raise SafehouseError("error-host-or-manager-only")
