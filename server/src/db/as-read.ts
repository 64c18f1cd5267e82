import { type RawBuilder, sql } from 'kysely'

/** Normalizes a name: two names are equal where people read the same, in any locale of the database, and with é as one character or two. */
export function asRead(name: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`lower(normalize(${name}) collate "und-x-icu")`
}
