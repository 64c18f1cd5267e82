import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillAllPlaces } from '#db/order-places.ts'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'

let app: TestApp
let logist: Visitor
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  await app.renew()
  logist = await app.as('logist')
})
afterAll(() => app.close())

const ADDRESSES = {
  north: 'Neuer Wall 8, 20354 Hamburg',
  east: 'Königstraße 1, 01097 Dresden',
  south: 'Am Tal 3\n80331 München',
  unread: 'Somewhere without a number',
}

async function give(customer_address: string): Promise<number> {
  return (await buildOrder(app.world, { customer_address })).id
}

const place = async (id: number) => {
  const { postcode, town } = (await logist.get(`/order/${id}`)).json().data
  return [postcode, town]
}

test('are read from the address of a new order, and again when its address changes', async () => {
  const products = [{ name: 'Lamp', quantity: 1, price: '1.00' }]
  const made = await logist.post('/order', { customer_full_name: 'Ann', customer_address: ADDRESSES.north, products })
  const { id, postcode, town } = made.json().data
  expect([postcode, town]).toEqual(['20354', 'Hamburg'])
  const moved = await logist.put(`/order/change-address/${id}`, { address: ADDRESSES.east })
  expect(moved.json().data).toMatchObject({ postcode: '01097', town: 'Dresden' })
  expect(await place(id)).toEqual(['01097', 'Dresden'])
  const edited = await logist.put(`/order/${id}`, { customer_address: ADDRESSES.south })
  expect(edited.json().data).toMatchObject({ postcode: '80331', town: 'München' })
  const next = await logist.put(`/order/${id}`, { customer_address: 'Am Tal 4\n80331 München' })
  expect(next.json().data).toMatchObject({ postcode: '80331', town: 'München' })
  const lost = await logist.put(`/order/${id}`, { customer_address: ADDRESSES.unread })
  expect(lost.json().data).toMatchObject({ postcode: null, town: null })
  expect(await place(id)).toEqual([null, null])
})

test('cannot be written', async () => {
  const id = await give(ADDRESSES.north)
  const answer = await logist.put(`/order/${id}`, { postcode: '1', town: 'Nowhere', comment: 'Ring' })
  expect([200, 422]).toContain(answer.statusCode)
  expect(await place(id)).toEqual(['20354', 'Hamburg'])
})

test('filter and sort a list, with empty ones last in both directions', async () => {
  const ids = { north: 0, east: 0, south: 0, unread: 0 }
  for (const [name, address] of Object.entries(ADDRESSES)) ids[name as keyof typeof ids] = await give(address)
  const nameOf = (id: number) => Object.entries(ids).find(([, one]) => one === id)?.[0]
  const found = async (query: string) => (await logist.get(`/order?${query}`)).json().data.map(({ id }: { id: number }) => nameOf(id))
  expect(await found('sort=postcode')).toEqual(['east', 'north', 'south', 'unread'])
  expect(await found('sort=-postcode')).toEqual(['south', 'north', 'east', 'unread'])
  expect(await found('sort=town')).toEqual(['east', 'north', 'south', 'unread'])
  expect(await found('sort=-town')).toEqual(['south', 'north', 'east', 'unread'])
  expect(await found('postcode=20354,80331&sort=town')).toEqual(['north', 'south'])
  expect(await found('town=M%C3%BCnchen&town=Dresden&sort=town')).toEqual(['east', 'south'])
  expect(await found('town=__proto__')).toEqual([])
  const { ids: all, total } = (await logist.post('/order/ids', { filters: { town: ['Hamburg'] } })).json().data
  expect([all, total]).toEqual([[ids.north], 1])
})

test('are columns of an export on request', async () => {
  await give(ADDRESSES.north)
  const csv = async (columns?: string[]) => (await logist.post('/order/export', { format: 'csv', columns })).body.trim().split('\r\n')
  expect(await csv(['postcode', 'town'])).toEqual(['Postcode,Town', '20354,Hamburg'])
  expect((await csv())[0]).not.toMatch(/Postcode|Town/)
})

test('an older program that does not know them leaves no wrong ones; they are read later without a new version', async () => {
  const { db } = app.world
  const id = await give(ADDRESSES.north)
  await db.updateTable('orders').set({ customer_address: ADDRESSES.east }).where('id', '=', id).execute()
  expect(await place(id)).toEqual([null, null])
  const before = await db.selectFrom('orders').select(['version', 'updated_at']).where('id', '=', id).executeTakeFirst()
  await fillAllPlaces(db)
  expect(await place(id)).toEqual(['01097', 'Dresden'])
  expect(await db.selectFrom('orders').select(['version', 'updated_at']).where('id', '=', id).executeTakeFirst()).toEqual(before)
})
