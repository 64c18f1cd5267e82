import { CompiledQuery } from 'kysely'
import type { Db } from '#db/db.ts'

/** Runs plain SQL past the server, to compare shown data with stored data. */
export function rawQuery(db: Db): <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]> {
  return async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
}
