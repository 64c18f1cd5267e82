import pg from 'pg'
import { makeDatabase } from '../kit/database.ts'

export type Query = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** A database of this run alone, read directly and not through a server. */
export interface ReadDatabase {
  readonly url: string
  readonly query: Query
  drop(): Promise<void>
}

export async function makeReadDatabase(): Promise<ReadDatabase> {
  const { url, drop } = await makeDatabase()
  const own = new pg.Pool({ connectionString: url })
  own.on('error', () => undefined) // the next query reports the error
  return {
    url,
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) => (await own.query<Row>(text, [...values])).rows,
    async drop() {
      await own.end()
      await drop()
    },
  }
}
