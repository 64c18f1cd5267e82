import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import { addOrderGauges } from './order-metrics.service.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
  addOrderGauges(app.app.platform)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.close())

/** Returns each line with a figure, by its name and labels. */
async function figures(): Promise<Map<string, number>> {
  const lines = (await app.app.platform.metrics.registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
}

test('live orders are counted by status, without archived and deleted ones', async () => {
  await buildOrder(app.world, { status_id: 3 })
  await buildOrder(app.world, { status_id: 6 })
  await buildOrder(app.world, { status_id: 6, archived_at: new Date() })
  const told = await figures()
  expect([told.get('tracklane_orders{status="3"}'), told.get('tracklane_orders{status="6"}')]).toEqual([1, 1])
  // Now and then, by chance, the database folds all changes into the tallies.
  const { changes } = await app.world.db
    .selectFrom('order_tally_changes')
    .select(({ fn }) => fn.countAll<number>().as('changes'))
    .executeTakeFirstOrThrow()
  expect(told.get('tracklane_order_tally_changes')).toBe(changes)
})

test('figures that the database cannot give are left out, the others stay', async () => {
  app.app.platform.metrics.signIn('success')
  vi.spyOn(app.world.db.getExecutor(), 'executeQuery').mockRejectedValue(new Error('away'))
  const told = await figures()
  expect([...told.keys()].some((name) => name.startsWith('tracklane_order'))).toBe(false)
  expect(told.get('tracklane_sign_ins_total{kind="success"}')).toBe(1)
})
