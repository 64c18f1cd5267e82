import { type Kysely, sql } from 'kysely'

/** People edit boards, card layouts and sub-statuses: two edits at once must notice each other. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['kanbans', 'kanban_cards', 'order_sub_statuses']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  }
  // The product could not make equal names so far; rows made by hand get a number.
  await sql`update order_sub_statuses s set name = s.name || ' (' || twice.nth || ')'
    from (select id, row_number() over (partition by organization_id, status_id, lower(name) order by id) as nth from order_sub_statuses) twice
    where twice.id = s.id and twice.nth > 1`.execute(db)
  await sql`create unique index order_sub_statuses_name_key on order_sub_statuses (coalesce(organization_id, 0), status_id, lower(name))`.execute(
    db,
  )
}
