import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { queryDescribedOnce } from './skip-describe.ts'
import { DatabaseUnreachable, reaching } from './unreachable.ts'

/** The number of runs after which a statement gets a name; names for rare statements would cost the server memory. */
const SEEN_OFTEN = 3
const MAX_NAMES = 500

/** SQLSTATE of a prepared statement whose columns have changed. */
const FEATURE_NOT_SUPPORTED = '0A000'

interface Namer {
  /** Returns the name of a statement's text, once it has run often enough. */
  nameOf(text: string): string | undefined
  /** Forgets all names: recurring statements are prepared again. */
  forget(): void
}

/**
 * Lets PostgreSQL plan each recurring statement once per connection: parsing and planning cost more than running most of ours.
 * Statements with a varying text (lists of ids, rare filters) never get a name and are not prepared.
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
  return { query, release } as PostgresPoolClient // all overloads of `query` in one
}

/**
 * Handles a table that a newer version has changed meanwhile: prepared statements no longer fit. Inside a transaction nothing can be done,
 * so the caller gets an error to try again, as after a restart of the database.
 */
function outdated(error: unknown, namer: Namer): never {
  const { code, message } = error as { code?: unknown; message?: unknown } // anything may be thrown
  if (code !== FEATURE_NOT_SUPPORTED || !String(message).startsWith('cached plan')) throw error
  namer.forget()
  throw new DatabaseUnreachable(error)
}

/** Never prepares a statement. */
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
