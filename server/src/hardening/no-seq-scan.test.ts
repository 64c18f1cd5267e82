import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Db } from '#db/db.ts'
import { buildMany } from '#features/order-print/order-print.testing.ts'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
  const { courier, db } = app.world
  const states = [[1], [6], [7], [7, new Date('2026-03-05')], [8, new Date('2026-03-06')], [9], [10]] as const
  await buildMany(app, 1_400, (index) => {
    const [status_id = 1, paid_at = null] = states[index % states.length] ?? []
    return { track: `SCAN-${index}`, status_id, paid_at, payment_type: 1 + (index % 3 === 0 ? 1 : 0), courier_id: courier }
  })
  await vacuumUntilVisible(db, 'orders', 'order_status_log')
})
afterAll(() => app.close())

/**
 * Vacuums until every page counts as visible to all; only then does an index alone answer.
 * One vacuum leaves out pages that an older transaction beside it may still need.
 */
async function vacuumUntilVisible(db: Db, ...tables: string[]): Promise<void> {
  for (const table of tables)
    await vi.waitFor(
      async () => {
        await sql`vacuum analyze ${sql.table(table)}`.execute(db)
        const { rows } = await sql<{ pages: number; visible: number }>`
          select relpages as pages, relallvisible as visible from pg_class where oid = ${table}::regclass`.execute(db)
        expect(rows[0]?.visible).toBe(rows[0]?.pages)
      },
      { timeout: 20_000, interval: 200 },
    )
}

/** Tables that grow with each order, and with each change of one. */
const LARGE = [
  'orders',
  'order_status_log',
  'model_logs',
  'courier_orders',
  'hand_over_orders',
  'label_prints',
  'messages',
  'order_notifications',
]

const REJECTED = 'rejected_at_from=2026-03-01&rejected_at_to=2026-03-31'
const PAID = 'paid_at_from=2026-03-01&paid_at_to=2026-03-31'

test.each([
  ['logist', '/home'],
  ['reporter', '/home'],
  ['organization_admin', '/home'],
  ['admin', '/home'],
] as const)('the numbers on the home of %s need no full scan of a large table', async (who, path) => {
  const read = await readBy(await app.as(who), path, ['seqscan'])
  expect(read.filter(({ way }) => way === 'Seq Scan')).toEqual([])
})

test.each([
  ['logist', '/order/finance'],
  ['logist', `/order/finance?${PAID}`],
  ['admin', '/order/finance'],
  ['admin', `/order/finance?country_id=1&${PAID}`],
] as const)('%s: the sums of %s are read from an index alone', async (who, path) => {
  const read = await readBy(await app.as(who), path, ['seqscan', 'bitmapscan'])
  expect(new Set(read.map(({ table, way }) => `${table}: ${way}`))).toEqual(new Set(['orders: Index Only Scan']))
})

test.each([
  ['logist', '/rejected-order-statistics'],
  ['organization_admin', `/rejected-order-statistics?${REJECTED}`],
  ['admin', `/rejected-order-statistics?${REJECTED}&country_id=1`],
  ['logist', `/order?${REJECTED}&archived=any`],
] as const)('%s: the entries that %s counts are found by an index', async (who, path) => {
  const read = await readBy(await app.as(who), path, ['seqscan', 'bitmapscan'])
  const ways = read.filter(({ table }) => table === 'order_status_log').map(({ way }) => way)
  expect(ways.length).toBeGreaterThan(0)
  expect(ways.filter((way) => !way.startsWith('Index'))).toEqual([])
})

test.each([
  ['logist', '/message?unread=1'],
  ['logist', '/message'],
  ['logist', '/order/1/notification'],
] as const)('%s: %s is found by an index', async (who, path) => {
  const read = await readBy(await app.as(who), path, ['seqscan'])
  expect(read.filter(({ way }) => way === 'Seq Scan')).toEqual([])
})

interface Read {
  readonly table: string
  readonly way: string
}

/** Returns how the large tables are read for this request when the given plans are turned off. */
async function readBy(visitor: Visitor, path: string, without: readonly string[]): Promise<Read[]> {
  const read: Read[] = []
  for (const statement of await statementsOf(visitor, path)) read.push(...(await plannedReads(app.world.db, statement, without)))
  expect(read.length).toBeGreaterThan(0)
  return read.filter(({ table }) => LARGE.includes(table))
}

async function statementsOf(visitor: Visitor, path: string): Promise<CompiledQuery[]> {
  const executed = vi.spyOn(app.world.db.getExecutor(), 'executeQuery')
  try {
    expect((await visitor.get(path)).statusCode).toBe(200)
    return executed.mock.calls.map(([statement]) => statement).filter((statement) => /^\s*(select|with)\b/i.test(statement.sql))
  } finally {
    executed.mockRestore()
  }
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

async function plannedReads(db: Db, { sql: text, parameters, query, queryId }: CompiledQuery, without: readonly string[]): Promise<Read[]> {
  return db.transaction().execute(async (tx) => {
    for (const way of without) await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx)
    const explained = { sql: `explain (format json) ${text}`, parameters, query, queryId }
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(explained)
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => readsIn(Plan)))
  })
}

function readsIn(plan: Plan): Read[] {
  const own = plan['Relation Name'] ? [{ table: plan['Relation Name'], way: plan['Node Type'] }] : []
  return [...own, ...(plan.Plans ?? []).flatMap(readsIn)]
}
