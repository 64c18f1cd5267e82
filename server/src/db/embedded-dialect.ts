import { setImmediate as nextRound } from 'node:timers/promises'
import { type DatabaseConnection, type Driver, PGliteDialect, type PGliteDialectConfig, PGliteDriver } from 'kysely'

/**
 * PGlite is one connection, and Kysely's driver hands it to everybody at once: a query of one request
 * would run inside the transaction of another. Here a caller waits until the one before has released it.
 */
export class EmbeddedDialect extends PGliteDialect {
  readonly #pglite: PGliteDialectConfig['pglite']

  constructor(pglite: PGliteDialectConfig['pglite']) {
    super({ pglite })
    this.#pglite = pglite
  }

  override createDriver(): Driver {
    return new OneAtATimeDriver({ pglite: this.#pglite })
  }
}

/** Milliseconds: so long statements follow each other before what has arrived is answered. */
const ROUND_MS = 8

/**
 * A statement is worked at in this thread, and the next one would begin as soon as it ends: whoever asks meanwhile, for no row at all,
 * would wait for a hundred of them. So a round of the event loop comes in between.
 */
function givingWay(connection: DatabaseConnection): DatabaseConnection {
  const execute = connection.executeQuery.bind(connection)
  let since = performance.now()
  connection.executeQuery = async (...query) => {
    try {
      return await execute(...query)
    } finally {
      if (performance.now() - since >= ROUND_MS) {
        await nextRound()
        since = performance.now()
      }
    }
  }
  return connection
}

class OneAtATimeDriver extends PGliteDriver {
  #connection: DatabaseConnection | undefined
  #queue: Promise<void> = Promise.resolve()
  #release: (() => void) | undefined

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#queue
    let release = (): void => undefined
    this.#queue = new Promise((resolve) => {
      release = resolve
    })
    await before
    this.#release = release
    this.#connection ??= givingWay(await super.acquireConnection())
    return this.#connection
  }

  override async releaseConnection(): Promise<void> {
    this.#release?.()
  }
}
