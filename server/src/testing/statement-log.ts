import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'kysely'

/** Those that can be prepared, which is to be looked at by a database without being run. */
const PREPARABLE = /^[\s(]*(select|insert|update|delete|with|values)\b/i
/** Beside the tables of the product: only databases of tests have it. */
const OF_TESTS = /\bkept(_rows)?\./

/**
 * Where STATEMENT_LOG names a folder, writes each statement there once that the database took, a line of JSON each, in a file of this
 * worker: the gate asks PostgreSQL whether it takes them, too.
 */
export function statementLog(): Logger | undefined {
  const folder = process.env.STATEMENT_LOG
  if (!folder) return undefined
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${process.pid}-${process.env.VITEST_POOL_ID ?? 1}.jsonl`)
  const known = new Set<string>()
  return ({ level, query: { sql } }) => {
    if (level !== 'query' || known.has(sql)) return
    known.add(sql)
    if (PREPARABLE.test(sql) && !OF_TESTS.test(sql)) appendFileSync(file, `${JSON.stringify(sql)}\n`)
  }
}
