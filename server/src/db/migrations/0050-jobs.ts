import { type Kysely, sql } from 'kysely'
import { createdAt, identity } from './columns.ts'

/** Work after a request, written in the request's transaction. The daily sweep becomes a job: its former note is removed. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'integer', identity)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text')
    .addColumn('turn', 'text')
    .addColumn('payload', 'jsonb', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('run_at', 'timestamptz', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('error', 'text')
    .addColumn('created_at', 'timestamptz', createdAt)
    .addColumn('finished_at', 'timestamptz')
    .addCheckConstraint('jobs_state_check', sql`state in ('waiting', 'running', 'done', 'dead')`)
    .addCheckConstraint('jobs_finished_check', sql`(state in ('done', 'dead')) = (finished_at is not null)`)
    .execute()
  // Open work by kind, the longest due first: an idle worker reads only this index.
  await sql`create index jobs_due_idx on jobs (kind, run_at, id) where finished_at is null`.execute(db)
  await sql`create unique index jobs_key on jobs (kind, key) where state = 'waiting' and key is not null`.execute(db)
  await sql`create unique index jobs_turn_key on jobs (kind, turn) where turn is not null`.execute(db)
  await sql`create index jobs_finished_idx on jobs (state, finished_at) where finished_at is not null`.execute(db)
  await sql`delete from settings where key = 'retention.swept_at'`.execute(db)
}
