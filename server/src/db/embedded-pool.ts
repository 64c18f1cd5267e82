import type { Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { EmbeddedWire } from './embedded-wire.ts'
import { createNamer, preparingClient } from './prepared.ts'
import { DatabaseUnreachable } from './unreachable.ts'

/**
 * Makes the embedded database a pool with its one connection. A caller waits until the one before has released it: otherwise a query of
 * one request would run inside the transaction of another. After a panic nothing reaches it, and all callers are told that it is away
 * until the process is restarted: all acknowledged writes are on the disk.
 */
export function embeddedPool(booting: Promise<PGlite>): PostgresPool {
  let turn: Promise<void> = Promise.resolve()
  let release = (): void => undefined
  let opening: Promise<Opened> | undefined
  return {
    async connect() {
      const before = turn
      let done = (): void => undefined
      turn = new Promise((resolve) => {
        done = resolve
      })
      await before
      release = done
      try {
        opening ??= open(await booting, () => release())
        const { client, failure } = await opening
        if (failure()) throw new DatabaseUnreachable(failure())
        return client
      } catch (error) {
        release()
        throw error
      }
    },
    async end() {
      const opened = await opening?.catch(() => undefined)
      if (opened?.failure()) return
      await opened?.close()
      await (await booting).close()
    },
    options: {},
  }
}

interface Opened {
  readonly client: PostgresPoolClient
  /** The reason why nothing reaches the database any more. */
  readonly failure: () => Error | undefined
  close(): Promise<void>
}

async function open(database: PGlite, release: () => void): Promise<Opened> {
  const own = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new EmbeddedWire(database) as unknown as Socket,
  }) // all methods of a socket that it calls
  let failure: Error | undefined
  own.on('error', (error) => {
    failure ??= error
  })
  await own.connect()
  return { client: preparingClient(own, createNamer(), release), failure: () => failure, close: () => own.end() }
}
