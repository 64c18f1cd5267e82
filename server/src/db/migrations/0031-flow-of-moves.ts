import { type Kysely, sql } from 'kysely'

/**
 * By which version of which flow a move was judged; without a reference, for it is true of a flow that is gone, too. Null: from
 * before it was kept, or judged by none. And what no flow can be is impossible: shared, but of one country.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('order_status_log').addColumn('flow_id', 'integer').addColumn('flow_version', 'integer').execute()
  await db.schema
    .alterTable('order_flows')
    .addCheckConstraint('order_flows_place_check', sql`organization_id is not null or country_id is null`)
    .execute()
}
