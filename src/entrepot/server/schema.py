"""The database: what is kept of guests, tables and games.

The events are the truth about a game. Its state is never stored: it follows from the seed and the events. Only a game
that plays on from a position of another one has that position too.
"""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table

VERSION = 4  # of this module; a change here needs a step in ``migrations``

metadata = MetaData()

# Secrets of this server, and the version of the schema.
keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("since", Float, nullable=False),
)

# Where a guest is signed in. An empty id is that of cookies from before devices were told apart.
devices = Table(
    "devices",
    metadata,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("id", String, primary_key=True),
    Column("label", String, nullable=False),  # browser and system
    Column("since", Float, nullable=False),
    Column("used", Float, nullable=False),
)

# Codes by which a guest comes to another device: a recovery code, or that of a link that ends.
passes = Table(
    "passes",
    metadata,
    Column("hash", String, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False, index=True),
    Column("since", Float, nullable=False),
    Column("until", Float),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String, nullable=False),
    Column("salt", String, nullable=False),
    Column("status", String, nullable=False, index=True),
    Column("owner", String, nullable=False, index=True),
    Column("private", Boolean, nullable=False),
    Column("invitation", String, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("shuffle_seats", Boolean, nullable=False),
    Column("pace", Float, nullable=False),
    Column("rematch", String),
    Column("changed", Float, nullable=False, index=True),
    Column("started", Float, nullable=False),  # the time of the start; 0 before it
    # What follows from the events, so that a table can be shown without replaying its game.
    Column("number", Integer, nullable=False),  # of the last event
    Column("since", Float, nullable=False),  # the time of the last event, or of the start
    Column("turn", Integer),
    Column("clocks", JSON, nullable=False),
    Column("head", String, nullable=False),  # the hash of the last event and of everything before it
    Column("outline", JSON, nullable=False),  # what lists say about the game
    # What several processes on one database need: see docs/server.md.
    Column("revision", Integer, nullable=False),  # counts the changes of seats, status and owner
    Column("due", Float, index=True),  # when any process may take up what the table does next by itself
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("guest", String, index=True),
    Column("name", String, nullable=False),
    Column("bot", String),
    Column("away", Boolean, nullable=False),
)

# What a host has decided about people; tables at which everything is as usual have no row.
moderation = Table(
    "moderation",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("chat", String, nullable=False),  # who may write
    Column("removed", JSON, nullable=False),  # names by pseudonym
    Column("muted", JSON, nullable=False),
)

# Where games start that play on from a position of another one.
branches = Table(
    "branches",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("source", String),  # the table of the other game; none of an uploaded record
    Column("move", Integer, nullable=False),  # how many of its actions came before
    Column("start", JSON, nullable=False),  # the position
)

# A number once given to a table's event cannot be given again: of two processes only the first goes on.
events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String, nullable=False),
    Column("batch", Integer, nullable=False),
    Column("time", Float, nullable=False),
    Column("seconds", Float),  # left on the seat's clock after the event
    Column("hash", String, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("sender", String, nullable=False),
    Column("guest", String, index=True),  # who wrote it; not known of some lines from before version 3
    Column("seat", Integer),
    Column("text", String, nullable=False),
    Column("time", Float, nullable=False),
)

# What whoever runs the server has decided: see ``sanctions``.
sanctions = Table(
    "sanctions",
    metadata,
    Column("subject", String, primary_key=True),  # a guest, a network, or a players' table
    Column("kind", String, primary_key=True),
    Column("since", Float, nullable=False),
    Column("reason", String, nullable=False),
)

# Who is connected by which process; kept for a while after somebody has left.
presences = Table(
    "presences",
    metadata,
    Column("process", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True, index=True),
    Column("guest", String, primary_key=True),  # empty: everybody without a cookie
    Column("connections", Integer, nullable=False),
    Column("since", Float, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("found", JSON, nullable=False),
    Column("until", Float),  # of one under way: when its process should have reported again; none if it is finished
)

# How guests are notified of their turns: see docs/notifications.md.
channels = Table(
    "channels",
    metadata,
    Column("id", String, primary_key=True),  # of a feed: the secret part of its address
    Column("guest", String, nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("url", String, nullable=False),
    Column("keys", JSON, nullable=False),  # of a browser's push subscription
    Column("page", String, nullable=False),  # where the guest reaches the page, for links
    Column("since", Float, nullable=False),
    Column("hour", Integer, nullable=False),  # the hour in which the last messages were sent
    Column("sent", Integer, nullable=False),  # how many in that hour
    Column("tried", Float),  # when one was last sent
    Column("outcome", String),  # what came of it
    Column("failed", Integer, nullable=False),  # how many in a row were given up
)

# The last message about a table for each channel, sent or not.
notifications = Table(
    "notifications",
    metadata,
    Column("channel", ForeignKey("channels.id"), primary_key=True),
    Column("table_id", String, primary_key=True),  # empty: a test
    Column("kind", String, nullable=False),
    Column("number", Integer, nullable=False),  # of the event that it is about
    Column("due", Float, index=True),  # when any process may send it; none if that is done
    Column("attempts", Integer, nullable=False),
)
