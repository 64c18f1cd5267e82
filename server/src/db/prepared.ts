import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { queryDescribedOnce } from './skip-describe.ts'
import { DatabaseUnreachable, reaching } from './unreachable.ts'

/** A statement is worth a name when it comes back; above this many the server's memory would pay for it. */
const SEEN_OFTEN = 3
const MAX_NAMES = 500

/** SQLSTATE of a prepared statement whose columns are others now. */
const FEATURE_NOT_SUPPORTED = '0A000'

interface Namer {
  /** The name of a statement's text, once it has come back often enough. */
  nameOf(text: string): string | undefined
  /** Every name so far is given up: what comes back is prepared anew. */
  forget(): void
}

/**
 * Lets PostgreSQL plan each recurring statement once per connection: parsing and planning cost more than running most of ours.
 * Statements whose text varies (lists of ids, rare filters) never reach a name and go unprepared.
 */
export function preparing(pool: Pool, namer: Namer): PostgresPool {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await reaching(pool.connect())
      const known = clients.get(client) ?? preparingClient(client, namer, (destroy) => client.release(destroy))
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

export function preparingClient(client: ClientBase, namer: Namer, release: (destroy?: boolean) => void): PostgresPoolClient {
  const query = (statement: unknown, values?: unknown[]): unknown => {
    if (typeof statement !== 'string') return client.query(statement as Parameters<ClientBase['query']>[0]) // a cursor brings its own text
    if (!values || values.length === 0) return reaching(client.query(statement))
    const name = namer.nameOf(statement)
    if (!name) return reaching(client.query({ text: statement, values }))
    return reaching(queryDescribedOnce(client, { name, text: statement, values })).catch((error) => outdated(error, namer))
  }
  return { query, release } as PostgresPoolClient // the overloads of `query` in one
}

/**
 * A newer version has changed a table while this process goes on: what was prepared before no longer fits. Inside a transaction
 * nothing more can be done, so whoever asked is told to come back, as after a restart of the database.
 */
function outdated(error: unknown, namer: Namer): never {
  const { code, message } = error as { code?: unknown; message?: unknown } // anything may be thrown
  if (code !== FEATURE_NOT_SUPPORTED || !String(message).startsWith('cached plan')) throw error
  namer.forget()
  throw new DatabaseUnreachable(error)
}

/** Nothing is ever prepared. */
export const NAMELESS: Namer = { nameOf: () => undefined, forget: () => undefined }

export function createNamer(): Namer {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  let count = 0
  return {
    nameOf(text) {
      const name = names.get(text)
      if (name || names.size >= MAX_NAMES) return name
      const times = (seen.get(text) ?? 0) + 1
      if (times < SEEN_OFTEN) {
        if (seen.size > MAX_NAMES * 10) seen.clear()
        seen.set(text, times)
        return undefined
      }
      seen.delete(text)
      count += 1
      names.set(text, `s${count}`)
      return names.get(text)
    },
    forget: () => names.clear(),
  }
}
