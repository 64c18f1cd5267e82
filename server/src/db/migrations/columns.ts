import { type ColumnDefinitionBuilder, sql } from 'kysely'

export function identity(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.primaryKey().generatedByDefaultAsIdentity()
}

export function createdAt(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo(sql`now()`)
}

export const updatedAt = createdAt
