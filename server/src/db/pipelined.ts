import type { Writable } from 'node:stream'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Client } from 'pg'
import { reaching } from './unreachable.ts'

/**
 * Makes a pool of one connection for all callers: a statement is sent without waiting for the answer to the one before, and PostgreSQL
 * answers them in turn. No caller waits for a connection, and the statements of one round of the event loop are sent together. After a
 * break the next query opens it anew.
 */
export function pipelined(makeClient: () => Client, wrap: (client: Client) => PostgresPoolClient): PostgresPool {
  let opening: Promise<Client> | undefined
  const wrapped = new WeakMap<Client, PostgresPoolClient>()

  function open(): Promise<Client> {
    const client = makeClient()
    const mine = client.connect()
    const forget = (): void => {
      if (opening === mine) opening = undefined
    }
    client.on('error', forget) // queries report their own errors
    client.on('end', forget)
    mine.catch(forget)
    return mine
  }

  return {
    async connect() {
      opening ??= open()
      const client = await reaching(opening)
      sendTogether(client)
      const known = wrapped.get(client) ?? wrap(client)
      wrapped.set(client, known)
      return known
    },
    async end() {
      const client = await opening?.catch(() => undefined)
      await client?.end()
    },
    options: {},
  }
}

const holding = new WeakSet<Client>()

/** Holds what is written until the round of the event loop has read all that had arrived: each write costs as much as a small answer. */
function sendTogether(client: Client): void {
  if (holding.has(client)) return
  const { stream } = (client as unknown as Wired).connection
  holding.add(client)
  stream.cork()
  setImmediate(() => {
    holding.delete(client)
    stream.uncork()
  })
}

/** The socket of the driver's client; its types lack it. */
interface Wired {
  readonly connection: { readonly stream: Pick<Writable, 'cork' | 'uncork'> }
}
