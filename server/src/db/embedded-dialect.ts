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

class OneAtATimeDriver extends PGliteDriver {
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
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    this.#release?.()
  }
}
