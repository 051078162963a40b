/** The tables of the outbox. Times are in ms since 1970. */
import { type SQLTagStore } from 'node:sqlite';

export type Sql = SQLTagStore;

export const version = 1;

/**
 * State: `waiting`; `sending`, by the gateway that runs; `dead`, refused for good; `delivered`, of which digests are left. Without `next_try` a letter is not
 * tried. Its turn: 0 asked for by the operator, then registrations, confirmations, the rest, and those whose last try broke the session with the mail server.
 */
export const schema = `
CREATE TABLE letters (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting',
  accepted INTEGER NOT NULL,
  letter TEXT,
  next_try INTEGER,
  tries INTEGER NOT NULL DEFAULT 0,
  failed INTEGER,
  cause TEXT,
  last_error TEXT,
  digest TEXT,
  expires INTEGER,
  grants TEXT,
  delivered INTEGER,
  turn INTEGER AS (
    CASE WHEN next_try = 0 THEN 0 WHEN cause IN ('unclear', 'breaks') THEN 4
    WHEN kind = 'registration' THEN 1 WHEN kind = 'confirmation' THEN 2 ELSE 3 END
  ) STORED
) STRICT;
CREATE INDEX turns ON letters (turn, tries, number, next_try) WHERE next_try IS NOT NULL;
CREATE INDEX digests ON letters (digest) WHERE digest IS NOT NULL;
CREATE INDEX grants ON letters (grants) WHERE grants IS NOT NULL;
CREATE INDEX states ON letters (state, accepted, tries);
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
PRAGMA user_version = ${version}`;
