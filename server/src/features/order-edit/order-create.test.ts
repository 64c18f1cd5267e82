import { ordersChannel } from '@tracklane/contract/realtime'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changesOf, statusLog, tokenOf } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder, buildUser } from '#testing/build.ts'

const app = appPerFile()
let logist: Visitor

beforeEach(async () => {
  logist = await app.as('logist')
})

const draft = { customer_full_name: 'Ann Lee', customer_address: 'Elm Street 7, Berlin' }

async function refused(visitor: Visitor, body: object): Promise<Record<string, string[]>> {
  const answer = await visitor.post('/order', body)
  expect(answer.statusCode).toBe(422)
  return answer.json().errors
}

describe('a new order', () => {
  test("starts as new, in the logist's organization and country, with a generated track and the country's currency", async () => {
    const answer = await logist.post('/order', draft)
    expect(answer.statusCode).toBe(201)
    expect(answer.headers.etag).toBe('"1"')
    expect(answer.json().data).toMatchObject({
      organization_id: app.world.organization,
      country_id: app.world.country,
      country_name: 'Germany',
      status_id: 1,
      status: 'New',
      track: expect.stringMatching(/^TL[2-9A-HJKMNP-TV-Z]{10}$/),
      currency_code: 'EUR',
      products: [],
      products_amount: 0,
      total: '0.00',
      paid: false,
      archived: false,
      deleted: false,
      version: 1,
    })
  })

  test('begins its status log and its change log, in names', async () => {
    const { id } = (await logist.post('/order', { ...draft, payment_type: 1 })).json().data
    expect(await statusLog(logist, id)).toMatchObject([{ status_from: null, status_to: 1, sub_status: null, comment: null }])
    const [log] = await changesOf(logist, id)
    expect(log).toMatchObject({
      action: 'created',
      changes: { status: { old: null, new: 'New' }, payment_type: { new: 'COD' }, customer_full_name: { new: 'Ann Lee' } },
    })
    expect(log.changes).not.toHaveProperty('status_id')
  })

  test('is announced to people of its country', async () => {
    const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    const { id } = (await logist.post('/order', draft)).json().data
    const { organization, country } = app.world
    expect(publish).toHaveBeenCalledWith(ordersChannel(organization, country), 'orders-changed', { ids: [id] })
    expect(publish).toHaveBeenCalledWith(ordersChannel(organization, null), 'orders-changed', { ids: [id] })
  })

  test('ignores fields that the caller may not set', async () => {
    const extra = {
      status_id: 7,
      paid: true,
      paid_at: '2026-01-01T00:00:00Z',
      archived: true,
      deleted_at: '2026-01-01T00:00:00Z',
      id: 9,
      version: 5,
    }
    expect((await logist.post('/order', { ...draft, ...extra })).json().data).toMatchObject({
      status_id: 1,
      paid: false,
      archived: false,
      deleted: false,
      version: 1,
    })
  })
})

describe('unique numbers', () => {
  test('a foreign id is unique in an organization', async () => {
    expect((await logist.post('/order', { ...draft, foreign_id: 'A-1' })).statusCode).toBe(201)
    expect(await refused(logist, { ...draft, foreign_id: 'A-1' })).toEqual({
      foreign_id: ['Another order of the organization has this number'],
    })
    const stranger = await app.as(app.world.strangerLogist)
    expect((await stranger.post('/order', { ...draft, foreign_id: 'A-1' })).statusCode).toBe(201)
  })

  test('a number of a deleted order is refused, with a link for those who may see it', async () => {
    const { id, track } = (await logist.post('/order', { ...draft, foreign_id: 'A-1', track: 'GONE-1' })).json().data
    await logist.delete(`/order/${id}`)
    const text = expect.stringMatching(
      new RegExp(`^The order ${track} has this number\\. It was deleted on \\d\\d\\.\\d\\d\\.\\d{4}: restore it, or use another number$`),
    )
    expect(await refused(logist, { ...draft, foreign_id: 'A-1' })).toEqual({ foreign_id: [text] })
    expect(await refused(logist, { ...draft, track: 'GONE-1' })).toEqual({ track: [text] })
    const other = (await logist.post('/order', draft)).json().data
    expect((await logist.put(`/order/${other.id}`, { foreign_id: 'A-1' })).json().errors).toEqual({ foreign_id: [text] })
    const stranger = await app.as(app.world.strangerLogist)
    expect(await refused(stranger, { ...draft, track: 'GONE-1' })).toEqual({ track: ['This track number is taken'] })
  })

  test('a track is unique in the installation', async () => {
    expect((await logist.post('/order', { ...draft, track: 'MY-TRACK_1' })).json().data.track).toBe('MY-TRACK_1')
    expect(await refused(logist, { ...draft, track: 'MY-TRACK_1' })).toHaveProperty('track')
  })

  test('of equal orders created at once one succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => logist.post('/order', { ...draft, foreign_id: 'RACE' })))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(9).fill(422)])
  })
})

describe('the area of a new order', () => {
  test('an administrator gives organization and country', async () => {
    const admin = await app.as('admin')
    const { organization, country, otherCountry } = app.world
    expect(await refused(admin, draft)).toEqual({ organization_id: ['Value missed'] })
    expect(await refused(admin, { ...draft, organization_id: organization })).toEqual({ country_id: ['Value missed'] })
    expect(await refused(admin, { ...draft, organization_id: 999_999, country_id: country })).toHaveProperty('organization_id')
    const answer = await admin.post('/order', { ...draft, organization_id: organization, country_id: otherCountry })
    expect(answer.json().data).toMatchObject({ organization_id: organization, country_id: otherCountry, currency_code: 'PLN' })
  })

  test("an organization's administrator gives the country", async () => {
    const owner = await app.as('organization_admin')
    expect(await refused(owner, draft)).toEqual({ country_id: ['Value missed'] })
    expect((await owner.post('/order', { ...draft, country_id: app.world.otherCountry })).statusCode).toBe(201)
  })

  test('a logist of every country gives the country', async () => {
    const wide = await buildUser(app.world.db, { role: 'logist', organization_id: app.world.organization, country_id: null })
    const visitor = await app.as(wide)
    expect(await refused(visitor, draft)).toHaveProperty('country_id')
    expect((await visitor.post('/order', { ...draft, country_id: app.world.country })).statusCode).toBe(201)
  })

  test('a foreign area is refused like a missing one', async () => {
    const lost = await app.as(await buildUser(app.world.db, { role: 'logist', organization_id: null, country_id: null }))
    const { organization: organization_id, country: country_id } = app.world
    expect(await refused(lost, { ...draft, organization_id, country_id })).toHaveProperty('organization_id')
    const foreign = await refused(logist, { ...draft, organization_id: app.world.otherOrganization })
    expect(foreign).toEqual(await refused(logist, { ...draft, organization_id: 999_999 }))
    expect(await refused(logist, { ...draft, country_id: app.world.otherCountry })).toEqual(
      await refused(logist, { ...draft, country_id: 999_999 }),
    )
    expect(await refused(logist, { ...draft, currency_code: 'XXX' })).toHaveProperty('currency_code')
  })

  test('a token creates for its organization', async () => {
    const headers = await tokenOf(app)
    const guest = app.guest()
    expect((await guest.post('/order', draft, headers)).json().errors).toHaveProperty('country_id')
    const answer = await guest.post('/order', { ...draft, country_id: app.world.country }, headers)
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toMatchObject({ organization_id: app.world.organization, transitions: [] })
    expect(await statusLog(logist, answer.json().data.id)).toMatchObject([{ actor_name: 'Web shop' }])
    const reading = await tokenOf(app, ['orders:read'])
    expect((await guest.post('/order', { ...draft, country_id: app.world.country }, reading)).statusCode).toBe(403)
  })
})

test('a delivery window ends after its start, on an existing date', async () => {
  const at = '2026-05-01T10:00:00Z'
  expect(await refused(logist, { ...draft, delivery_from: at, delivery_to: at })).toHaveProperty('delivery_to')
  expect(await refused(logist, { ...draft, delivery_from: '0001-01-01T00:00:00Z' })).toHaveProperty('delivery_from')
  expect(await refused(logist, { ...draft, delivery_to: 'tomorrow' })).toHaveProperty('delivery_to')
})

test('name and address are required, and nothing is stored without them', async () => {
  expect(Object.keys(await refused(logist, {}))).toEqual(['customer_full_name', 'customer_address'])
  await buildOrder(app.world)
  expect((await logist.get('/order')).json().meta.total).toBe(1)
})

test('columns of orders are read in the order of the tables', async () => {
  const { db } = app.world
  const { id } = await buildOrder(app.world, { courier_id: app.world.courier })
  await logist.post(`/order/status/${id}/2`)
  for (const [table, columns] of [
    ['orders', ['customer_language', 'courier_order_id', 'status_changed_at', 'version']],
    ['courier_orders', ['order_id', 'courier_id', 'comment', 'created_at']],
    ['order_status_log', ['status_from', 'status_to', 'sub_status_id', 'actor_name', 'comment']],
  ] as const) {
    const row = await db.selectFrom(table).selectAll().executeTakeFirstOrThrow()
    expect(Object.keys(row)).toEqual(expect.arrayContaining([...columns]))
  }
})
