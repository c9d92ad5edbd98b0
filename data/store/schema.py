"""The database's shape, one migration after the other. A released one is never changed, only followed."""

from __future__ import annotations

_FIRST = """
CREATE TABLE tables (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  rev INTEGER NOT NULL,
  game TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('lobby', 'live', 'paused', 'over', 'ended')),
  channel INTEGER NOT NULL,
  guild INTEGER NOT NULL,
  host INTEGER NOT NULL,
  locale TEXT NOT NULL,
  chosen TEXT NOT NULL,
  frozen TEXT NOT NULL,
  seed TEXT NOT NULL,
  n INTEGER NOT NULL,
  face INTEGER NOT NULL,
  shown_face INTEGER NOT NULL,
  shown_n INTEGER NOT NULL,
  packed INTEGER NOT NULL DEFAULT 0,
  why TEXT NOT NULL,
  predecessor INTEGER REFERENCES tables(id),
  created REAL NOT NULL,
  changed REAL NOT NULL
);
CREATE UNIQUE INDEX one_open_table_per_channel ON tables(channel) WHERE status IN ('lobby', 'live', 'paused');
CREATE INDEX tables_by_channel ON tables(channel, game);
CREATE INDEX tables_by_guild ON tables(guild, status);
CREATE INDEX tables_by_predecessor ON tables(predecessor) WHERE predecessor IS NOT NULL;
CREATE INDEX tables_not_shown ON tables(id) WHERE shown_face < face;
CREATE INDEX tables_to_pack ON tables(changed) WHERE status IN ('over', 'ended') AND packed < n;

CREATE TABLE seats (
  table_id INTEGER NOT NULL REFERENCES tables(id),
  seat INTEGER NOT NULL,
  user INTEGER,
  name TEXT NOT NULL,
  standing TEXT NOT NULL,
  misses INTEGER NOT NULL,
  auto INTEGER NOT NULL,
  out INTEGER,
  call TEXT NOT NULL,
  call_at REAL,
  away_used REAL NOT NULL,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE UNIQUE INDEX one_seat_per_person ON seats(table_id, user) WHERE user IS NOT NULL;
CREATE INDEX seats_by_user ON seats(user) WHERE user IS NOT NULL;
CREATE INDEX seats_to_call ON seats(call_at) WHERE call = 'due';

CREATE TABLE log (
  table_id INTEGER NOT NULL REFERENCES tables(id),
  n INTEGER NOT NULL,
  at REAL NOT NULL,
  by TEXT NOT NULL,
  v INTEGER NOT NULL,
  seat INTEGER,
  to_row INTEGER,
  reshuffle TEXT,
  action TEXT,
  events TEXT NOT NULL,
  state TEXT NOT NULL,
  PRIMARY KEY (table_id, n)
);

CREATE TABLE archive (
  table_id INTEGER PRIMARY KEY REFERENCES tables(id),
  rows BLOB NOT NULL
);

CREATE TABLE clocks (
  table_id INTEGER NOT NULL REFERENCES tables(id),
  seat INTEGER NOT NULL,
  about TEXT NOT NULL,
  pace TEXT NOT NULL,
  total REAL NOT NULL,
  left REAL NOT NULL,
  ask INTEGER,
  since REAL,
  due REAL,
  alarm REAL,
  stage INTEGER NOT NULL,
  quiet TEXT NOT NULL,
  PRIMARY KEY (table_id, seat, about)
) WITHOUT ROWID;
CREATE INDEX clocks_by_alarm ON clocks(alarm) WHERE alarm IS NOT NULL;

CREATE TABLE votes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id INTEGER NOT NULL REFERENCES tables(id),
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL,
  row INTEGER,
  base INTEGER NOT NULL,
  until REAL,
  choices TEXT NOT NULL,
  voters TEXT NOT NULL,
  cast TEXT NOT NULL,
  decided TEXT
);
CREATE INDEX votes_by_table ON votes(table_id) WHERE decided IS NULL;
CREATE INDEX votes_by_end ON votes(until) WHERE decided IS NULL AND until IS NOT NULL;

CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id INTEGER REFERENCES tables(id),
  guild INTEGER NOT NULL,
  at REAL NOT NULL,
  by INTEGER NOT NULL,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  why TEXT NOT NULL,
  facts TEXT NOT NULL,
  before TEXT NOT NULL,
  undone REAL
);
CREATE INDEX audit_by_guild ON audit(guild, id);

CREATE TABLE messages (
  table_id INTEGER NOT NULL REFERENCES tables(id),
  kind TEXT NOT NULL,
  channel INTEGER NOT NULL,
  message INTEGER NOT NULL,
  at REAL NOT NULL,
  PRIMARY KEY (table_id, kind, message)
) WITHOUT ROWID;

CREATE TABLE people (user INTEGER PRIMARY KEY, settings TEXT NOT NULL);
CREATE TABLE aways (
  user INTEGER NOT NULL,
  start REAL NOT NULL,
  end REAL NOT NULL,
  PRIMARY KEY (user, start)
) WITHOUT ROWID;
CREATE TABLE seen (
  user INTEGER NOT NULL,
  hint TEXT NOT NULL,
  PRIMARY KEY (user, hint)
) WITHOUT ROWID;
CREATE TABLE servers (guild INTEGER PRIMARY KEY, settings TEXT NOT NULL, gone REAL);
CREATE TABLE beats (name TEXT PRIMARY KEY, at REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE lease (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until REAL NOT NULL) WITHOUT ROWID;
"""

_STRIKES = "ALTER TABLE log ADD COLUMN number INTEGER"

_REFUSED = "CREATE INDEX votes_refused ON votes(table_id, base) WHERE decided IN ('no', 'void')"

MIGRATIONS: tuple[str, ...] = (_FIRST, _STRIKES, _REFUSED)
"""Number i makes version i + 1 (`PRAGMA user_version`) out of version i."""
