import { CompiledQuery } from 'kysely'
import type { Db } from '#db/db.ts'

/** SQL as it is written, behind the server's back: for who compares what is shown with what is there. */
export function rawQuery(db: Db): <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]> {
  return async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
}
