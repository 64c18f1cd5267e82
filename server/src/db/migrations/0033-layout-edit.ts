import { type Kysely, sql } from 'kysely'

/** Boards, card layouts and sub-statuses are edited by people: two at once must notice each other. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['kanbans', 'kanban_cards', 'order_sub_statuses']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  }
  // Nobody could make any so far; where somebody did by hand, the later ones say that they are.
  await sql`update order_sub_statuses s set name = s.name || ' (' || twice.nth || ')'
    from (select id, row_number() over (partition by organization_id, status_id, lower(name) order by id) as nth from order_sub_statuses) twice
    where twice.id = s.id and twice.nth > 1`.execute(db)
  await sql`create unique index order_sub_statuses_name_key on order_sub_statuses (coalesce(organization_id, 0), status_id, lower(name))`.execute(
    db,
  )
}
