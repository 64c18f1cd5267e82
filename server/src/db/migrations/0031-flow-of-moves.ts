import { type Kysely, sql } from 'kysely'

/**
 * The flow and its version that judged a move; without a reference, so that it outlives the flow. Null: older than this column, or judged
 * by no flow. A constraint forbids an impossible flow: shared, but of one country.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('order_status_log').addColumn('flow_id', 'integer').addColumn('flow_version', 'integer').execute()
  await db.schema
    .alterTable('order_flows')
    .addCheckConstraint('order_flows_place_check', sql`organization_id is not null or country_id is null`)
    .execute()
}
