import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEASE } from './job-kind.ts'
import { claimStatement } from './jobs.queries.ts'
import { type Bench, jobBench, NOW } from './jobs.testing.ts'

let bench: Bench

beforeAll(async () => {
  bench = await jobBench([])
  const { db } = bench.app.world
  await sql`insert into jobs (kind, payload, state, run_at, finished_at)
    select 'email', '{}', 'done', ${NOW}, ${NOW} from generate_series(1, 20000)`.execute(db)
  await sql`insert into jobs (kind, payload, run_at) select 'email', '{}', ${NOW} from generate_series(1, 500)`.execute(db)
  await sql`analyze jobs`.execute(db)
})
afterAll(() => bench.close())

test('due jobs are found without reading done ones', async () => {
  const wanted = ['email', 'sms', 'event'].map((kind) => ({ kind, places: 4, lease: LEASE }))
  const { rows } = await sql`explain (format json) ${claimStatement(wanted, NOW)}`.execute(bench.app.world.db)
  const plan = JSON.stringify(rows)
  expect(plan).toContain('jobs_due_idx')
  expect(plan).not.toContain('Seq Scan')
})
