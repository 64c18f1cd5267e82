import type { Db } from '#db/db.ts'

/** Fills existing rows after the start, in batches, while everybody works (docs/decisions/0122). */
export interface BackgroundMigration {
  readonly name: string
  /**
   * Writes so many rows at most that are not filled yet, in the given transaction, and says how many; undefined where others hold all
   * that are left. It raises no version and tells nobody: no data has changed.
   */
  readonly batch: (db: Db, most: number) => Promise<number | undefined>
  /** When none is left, outside a transaction; `rows` were filled since the start. It may have run before. */
  readonly finish: (db: Db, rows: number) => Promise<void>
}
