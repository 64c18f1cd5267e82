import { createQueryId, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely'

const compiler = new PostgresQueryCompiler()

/**
 * Writes a part of many statements once, when the program loads. Kysely walks a part anew for each statement: the columns of an order are
 * more than a hundred nodes, and walking them takes longer than reading the row. Throws where the part holds a value.
 */
export function fixedSql<Output>(part: RawBuilder<Output>): RawBuilder<Output> {
  const { sql: text, parameters } = compiler.compileQuery(part.toOperationNode(), createQueryId())
  if (parameters.length > 0) throw new Error(`A fixed part of a statement holds a value: ${text}`)
  return sql.raw(text)
}
