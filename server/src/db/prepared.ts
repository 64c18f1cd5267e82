import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { queryDescribedOnce } from './described-once.ts'
import { reaching } from './unreachable.ts'

/** A statement is worth a name when it comes back; above this many the server's memory would pay for it. */
const SEEN_OFTEN = 3
const MOST_NAMES = 500

/** The name of a statement's text, once it has come back often enough. */
export type Namer = (text: string) => string | undefined

/**
 * Lets PostgreSQL plan each recurring statement once per connection: parsing and planning cost more than running most of ours.
 * Statements whose text varies (lists of ids, rare filters) never reach a name and go unprepared.
 */
export function preparing(pool: Pool, nameOf: Namer): PostgresPool {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await reaching(pool.connect())
      const known = clients.get(client) ?? preparingClient(client, nameOf, (destroy) => client.release(destroy))
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

export function preparingClient(client: ClientBase, nameOf: Namer, release: (destroy?: boolean) => void): PostgresPoolClient {
  const query = (statement: unknown, values?: unknown[]): unknown => {
    if (typeof statement !== 'string') return client.query(statement as Parameters<ClientBase['query']>[0]) // a cursor brings its own text
    if (!values || values.length === 0) return reaching(client.query(statement))
    const name = nameOf(statement)
    return reaching(name ? queryDescribedOnce(client, { name, text: statement, values }) : client.query({ text: statement, values }))
  }
  return { query, release } as PostgresPoolClient // the overloads of `query` in one
}

export function createNamer(): Namer {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const name = names.get(text)
    if (name || names.size >= MOST_NAMES) return name
    const times = (seen.get(text) ?? 0) + 1
    if (times < SEEN_OFTEN) {
      if (seen.size > MOST_NAMES * 10) seen.clear()
      seen.set(text, times)
      return undefined
    }
    seen.delete(text)
    names.set(text, `s${names.size}`)
    return names.get(text)
  }
}
