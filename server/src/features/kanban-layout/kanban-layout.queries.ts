import { LAYOUT_SORTS, type LayoutQuery } from '@tracklane/contract/kanban-layout'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { patchRow } from '#db/rows.ts'
import type { KanbanCardRecord, KanbanRecord } from '#db/tables/kanban.table.ts'
import type { Scope } from '#platform/actor.ts'
import { type Condition, equals } from '#platform/list/narrowing.ts'
import { named, sortedBy, sortKeys } from '#platform/list/sorting.ts'
import { within } from '#platform/list/within.ts'
import { wordsFound } from '#platform/list/words-found.ts'

/** Tables with one row per organization and country; without an organization the row is shared. */
export type LayoutTable = 'kanbans' | 'kanban_cards'

export type LayoutRecord = KanbanRecord | KanbanCardRecord

/** A row with names from other tables. */
export type LayoutView<Row extends LayoutRecord = LayoutRecord> = Row & {
  readonly organization: string | null
  readonly country: string | null
}

export interface LayoutPlace {
  readonly organization_id: number
  readonly country_id: number | null
}

const SORT_KEYS = sortKeys('layout', LAYOUT_SORTS, {
  organization: [named('organizations.name')],
  country: [named('countries.name')],
})

const TEXTS = sql`array[layout.name, organizations.name, countries.name]`

/** Returns the condition for the shared row and for rows of the own organization, in the own country or in all. */
export function layoutsWithin(scope: Scope, table = 'layout'): Condition {
  return within(scope, { organization: `${table}.organization_id`, country: `${table}.country_id`, isShared: true, isEverywhere: true })
}

/** Finds layouts: the shared one first, then by organization and country, unless sorted otherwise. */
export async function findLayouts<Row extends LayoutRecord>(
  db: Db,
  table: LayoutTable,
  scope: Scope,
  { search, sort, organization_id, country_id }: LayoutQuery,
): Promise<LayoutView<Row>[]> {
  const order = sort
    ? sortedBy(sort, SORT_KEYS, 'layout.id')
    : sql`layout.organization_id is not null, organizations.name, countries.name nulls first, layout.id`
  const { rows } = await sql<LayoutView<Row>>`${views(table)} where ${layoutsWithin(scope)}
    and ${await wordsFound(db, search, { id: 'layout.id', texts: TEXTS, from: withPlaceNames(table) })}
    and ${equals('layout.organization_id', organization_id)} and ${equals('layout.country_id', country_id)} order by ${order}`.execute(db)
  return rows
}

export async function findLayout<Row extends LayoutRecord>(
  db: Db,
  table: LayoutTable,
  scope: Scope,
  id: number,
): Promise<LayoutView<Row> | undefined> {
  const { rows } = await sql<LayoutView<Row>>`${views(table)} where layout.id = ${id} and ${layoutsWithin(scope)}`.execute(db)
  return rows[0]
}

function views(table: LayoutTable) {
  return sql`select layout.*, organizations.name as organization, countries.name as country from ${withPlaceNames(table)}`
}

function withPlaceNames(table: LayoutTable) {
  return sql`${sql.table(table)} layout
    left join organizations on organizations.id = layout.organization_id left join countries on countries.id = layout.country_id`
}

/** A row in the form of the database, its list as text. */
type StoredLayout = Readonly<Record<string, unknown>>

/** Inserts a layout; returns undefined where one exists for that organization and country, even if it is being created at this moment. */
export async function insertLayout(db: Db, table: LayoutTable, row: StoredLayout): Promise<number | undefined> {
  const columns = Object.keys(row).map((column) => sql.ref(column))
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(table)} (${sql.join(columns)})
    values (${sql.join(Object.values(row))}) on conflict do nothing returning id`.execute(db)
  return rows[0]?.id
}

export function patchLayout(db: Db, table: LayoutTable, id: number, patch: StoredLayout): Promise<void> {
  return patchRow(db, table, id, patch)
}

export async function findLayoutIdOf(
  db: Db,
  table: LayoutTable,
  { organization_id, country_id }: LayoutPlace,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where organization_id = ${organization_id} and country_id is not distinct from ${country_id}`.execute(db)
  return rows[0]?.id
}
