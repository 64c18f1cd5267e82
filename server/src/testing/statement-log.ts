import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'kysely'

/** Statements that PostgreSQL can prepare, which checks them without running them. */
const PREPARABLE = /^[\s(]*(select|insert|update|delete|with|values)\b/i
/** Schemas that only databases of tests have. */
const OF_TESTS = /\bkept(_rows)?\./

/**
 * Returns a log that writes each successful statement once, as a line of JSON, to a file of this worker in the folder STATEMENT_LOG.
 * Returns undefined where the setting is absent. The gate then checks that PostgreSQL takes the statements, too.
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
