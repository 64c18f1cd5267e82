import type { Db } from '#db/db.ts'

/** Fills existing rows in batches after the start, while the server answers requests (docs/decisions/0122). */
export interface BackgroundMigration {
  readonly name: string
  /**
   * Fills at most `most` unfilled rows in the given transaction and returns their number; undefined where other transactions lock all rows
   * that are left. It raises no version and emits no event: no data has changed.
   */
  readonly batch: (db: Db, most: number) => Promise<number | undefined>
  /** Runs outside a transaction when no row is left; `rows` were filled since the start. It may have run before. */
  readonly finish: (db: Db, rows: number) => Promise<void>
}
