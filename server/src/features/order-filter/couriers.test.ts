import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildCourier, buildOrder } from '#testing/build.ts'

const NOW = new Date('2026-05-10T12:00:00Z')
let app: TestApp
let other: number

beforeAll(async () => {
  app = await testApp({ clock: () => NOW })
  other = await buildCourier(app.world.db, { organization_id: app.world.organization, country_id: app.world.country })
  const carried: Record<string, number | null> = { 'T-OWN': app.world.courier, 'T-OTHER': other, 'T-NOBODY': null }
  for (const [track, courier_id] of Object.entries(carried)) await buildOrder(app.world, { track, status_id: 3, courier_id })
})

afterAll(() => app.close())

async function tracks(query: string): Promise<string[]> {
  const { data, meta } = (await (await app.as('logist')).get(`/order?sort=track${query}`)).json()
  expect(meta.total).toBe(data.length)
  return data.map(({ track }: { track: string }) => track)
}

test('orders are filtered by courier, without courier, or by both', async () => {
  expect(await tracks(`&courier_id=${other}`)).toEqual(['T-OTHER'])
  expect(await tracks('&courier_id=none')).toEqual(['T-NOBODY'])
  expect(await tracks(`&courier_id=none,${other}`)).toEqual(['T-NOBODY', 'T-OTHER'])
  expect(await tracks(`&courier_id=${other}&courier_id=none&courier_id=none`)).toEqual(['T-NOBODY', 'T-OTHER'])
  expect(await tracks('&courier_id=')).toEqual(['T-NOBODY', 'T-OTHER', 'T-OWN'])
  expect(await tracks('&courier_id=none&has_courier=1')).toEqual([])
})

test('together with a time of rejection the courier is the one who brought the order back', async () => {
  const logist = await app.as('logist')
  const { id } = await buildOrder(app.world, { track: 'T-BACK', status_id: 6, courier_id: app.world.courier })
  await logist.post(`/order/status/${id}/5`)
  await logist.post('/order/courier', { order_ids: [id], courier_id: null })
  const rejected = '&rejected_at_from=2026-05-10'
  expect(await tracks(`${rejected}&courier_id=none`)).toEqual([])
  expect(await tracks(`${rejected}&courier_id=none,${app.world.courier}`)).toEqual(['T-BACK'])
})

test.each(['nobody', 'None', '0', '-1', 'null'])('%s is no id', async (id) => {
  expect((await (await app.as('logist')).get(`/order?courier_id=${id}`)).statusCode).toBe(422)
})
