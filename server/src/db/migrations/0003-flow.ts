import { type Kysely, sql } from 'kysely'
import { createdAt, identity, updatedAt } from './columns.ts'

/** Couriers, sub-statuses, flows with their links, boards and card layouts. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('couriers')
    .addColumn('id', 'integer', identity)
    .addColumn('organization_id', 'integer', (column) => column.notNull().references('organizations.id'))
    .addColumn('country_id', 'integer', (column) => column.notNull().references('countries.id'))
    .addColumn('user_id', 'integer', (column) => column.unique().references('users.id').onDelete('set null'))
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('email', 'text')
    .addColumn('vehicle', 'text', (column) => column.notNull().check(sql`vehicle in ('foot', 'bike', 'car', 'van')`))
    .addColumn('capacity', 'integer', (column) => column.check(sql`capacity >= 0`))
    .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .execute()
  await db.schema.createIndex('couriers_area_idx').on('couriers').columns(['organization_id', 'country_id']).execute()

  await db.schema
    .createTable('order_sub_statuses')
    .addColumn('id', 'integer', identity)
    .addColumn('organization_id', 'integer', (column) => column.references('organizations.id'))
    .addColumn('status_id', 'integer', (column) => column.notNull().check(sql`status_id between 1 and 10`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('color', 'text')
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .execute()

  await db.schema
    .createTable('order_flows')
    .addColumn('id', 'integer', identity)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('organization_id', 'integer', (column) => column.references('organizations.id'))
    .addColumn('country_id', 'integer', (column) => column.references('countries.id'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('updated_at', 'timestamptz', updatedAt)
    .execute()
  await sql`create unique index order_flows_area_key on order_flows (coalesce(organization_id, 0), coalesce(country_id, 0))`.execute(db)

  await db.schema
    .createTable('order_flow_links')
    .addColumn('id', 'integer', identity)
    .addColumn('flow_id', 'integer', (column) => column.notNull().references('order_flows.id').onDelete('cascade'))
    .addColumn('status_from', 'integer', (column) => column.notNull().check(sql`status_from between 1 and 10`))
    .addColumn('status_to', 'integer', (column) => column.notNull().check(sql`status_to between 1 and 10`))
    .addColumn('roles', sql`text[]`, (column) => column.notNull())
    .addUniqueConstraint('order_flow_links_pair_key', ['flow_id', 'status_from', 'status_to'])
    .addCheckConstraint('order_flow_links_no_self', sql`status_from <> status_to`)
    .execute()

  for (const [table, content] of [
    ['kanbans', 'columns'],
    ['kanban_cards', 'fields'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn('id', 'integer', identity)
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('organization_id', 'integer', (column) => column.references('organizations.id'))
      .addColumn('country_id', 'integer', (column) => column.references('countries.id'))
      .addColumn(content, 'jsonb', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', createdAt)
      .addColumn('updated_at', 'timestamptz', updatedAt)
      .execute()
    await sql`create unique index ${sql.raw(table)}_area_key on ${sql.table(table)} (coalesce(organization_id, 0), coalesce(country_id, 0))`.execute(
      db,
    )
  }
}
