import { ordersChannel, userChannel } from '@tracklane/contract/realtime'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changesOf, order as orderOf, tokenOf } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const NOW = new Date('2026-05-04T10:00:00Z')
const stamp = NOW.toISOString()
const app = appPerFile({ clock: () => NOW })
let logist: Visitor

beforeEach(async () => {
  logist = await app.as('logist')
})

type Draft = NonNullable<Parameters<typeof buildOrder>[1]>
type Headers = Record<string, string>

async function built(draft: Draft = {}): Promise<number> {
  return (await buildOrder(app.world, draft)).id
}

interface Single {
  readonly title: string
  readonly ask: (visitor: Visitor, id: number, headers?: Headers) => ReturnType<Visitor['get']>
  readonly status: number
  readonly fit: Draft
  readonly becomes: object
  readonly unfit: Draft
  readonly reason: string
}

const singles: Single[] = [
  {
    title: 'deleting',
    ask: (visitor, id, headers) => visitor.delete(`/order/${id}`, headers),
    status: 204,
    fit: { status_id: 6, courier_id: 1, archived_at: NOW },
    becomes: { deleted: true, deleted_at: stamp, archived: true, status_id: 6, courier_id: 1 },
    unfit: { deleted_at: NOW },
    reason: 'The order is deleted. These roles can restore it: Administrator, Organization administrator, and Logist',
  },
  {
    title: 'restoring',
    ask: (visitor, id, headers) => visitor.post(`/order/${id}/restore`, undefined, headers),
    status: 200,
    fit: { status_id: 6, courier_id: 1, archived_at: NOW, deleted_at: NOW },
    becomes: { deleted: false, deleted_at: null, archived: true, status_id: 6, courier_id: 1 },
    unfit: {},
    reason: 'The order is not deleted',
  },
  {
    title: 'changing the address',
    ask: (visitor, id, headers) => visitor.put(`/order/change-address/${id}`, { address: ' Mill Lane 3 ' }, headers),
    status: 200,
    fit: {},
    becomes: { customer_address: 'Mill Lane 3' },
    unfit: { archived_at: NOW },
    reason: 'The order is archived. These roles can restore it: Administrator and Logist',
  },
  {
    title: 'changing when it was delivered',
    ask: (visitor, id, headers) => visitor.put(`/order/change-delivered-at/${id}`, { deliveredAt: '2026-05-04T08:30:00+02:00' }, headers),
    status: 200,
    fit: { status_id: 7, delivered_at: new Date('2026-05-01T10:00:00Z') },
    becomes: { delivered_at: '2026-05-04T06:30:00.000Z', status_id: 7 },
    unfit: { archived_at: NOW },
    reason: 'The order is archived. These roles can restore it: Administrator and Logist',
  },
]

describe.each(singles)('$title', ({ ask, status, fit, becomes, unfit, reason }) => {
  test('changes only that, and replies with the order', async () => {
    const id = await built(fit)
    const before = await orderOf(logist, id)
    const answer = await ask(logist, id)
    expect(answer.statusCode).toBe(status)
    const after = await orderOf(logist, id)
    expect(after).toMatchObject({ ...becomes, version: 2, updated_at: stamp })
    if (status === 200) expect([answer.json().data, answer.headers.etag]).toEqual([after, '"2"'])
    else expect(answer.body).toBe('')
    const { transitions: _, refused: __, version: ___, updated_at: ____, ...untouched } = before
    expect(after).toMatchObject({ ...untouched, ...becomes })
  })

  test('is logged by name, and announced', async () => {
    const id = await built(fit)
    const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    await ask(logist, id)
    const action = status === 204 ? 'deleted' : 'updated'
    expect(await changesOf(logist, id)).toMatchObject([{ action, actor_name: expect.stringContaining('Ann') }])
    const { organization, country, users } = app.world
    const channels = publish.mock.calls.map(([channel]) => channel)
    expect(channels).toContain(ordersChannel(organization, country))
    if (fit.courier_id) expect(channels).toContain(userChannel(users.courier))
  })

  test('is refused with its reason where the state of the order forbids it', async () => {
    const id = await built(unfit)
    const answer = await ask(logist, id)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { order_id: [reason] }])
    expect(await orderOf(logist, id)).toMatchObject({ version: 1 })
  })

  test('of a foreign order is answered like that of a missing one', async () => {
    const absent = await ask(logist, 999_999)
    expect(absent.statusCode).toBe(404)
    for (const area of [{ organization_id: app.world.otherOrganization }, { country_id: app.world.otherCountry }]) {
      expect((await ask(logist, await built({ ...fit, ...area }))).json()).toEqual(absent.json())
    }
  })

  test('is 412 with the present order when somebody has changed it meanwhile', async () => {
    const id = await built(fit)
    const late = await ask(logist, id, { 'if-match': '"7"' })
    expect([late.statusCode, late.json().data]).toEqual([412, await orderOf(logist, id)])
    expect((await ask(logist, id, { 'if-match': '"1"' })).statusCode).toBe(status)
  })

  test('sent by several people at once happens once', async () => {
    const id = await built(fit)
    const answers = await Promise.all([ask(logist, id), ask(logist, id), ask(logist, id)])
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    expect(await orderOf(logist, id)).toMatchObject({ ...becomes, version: 2 })
    expect(await changesOf(logist, id)).toHaveLength(1)
  })

  test('is for roles that dispatch', async () => {
    for (const role of ['admin', 'organization_admin'] as const)
      expect((await ask(await app.as(role), await built(fit))).statusCode).toBe(status)
    const id = await built(fit)
    for (const role of ['reporter', 'courier', 'security'] as const) expect((await ask(await app.as(role), id)).statusCode).toBe(403)
    const token = await tokenOf(app)
    expect((await ask(app.guest(), id, token)).statusCode).toBe(403)
  })
})

test('a deleted order is missing for its courier, and back after its restore', async () => {
  const id = await built({ status_id: 6, courier_id: app.world.courier })
  const courier = await app.as('courier')
  await logist.delete(`/order/${id}`)
  expect((await courier.get(`/order/${id}`)).statusCode).toBe(404)
  await logist.post(`/order/${id}/restore`)
  expect((await courier.get(`/order/${id}`)).statusCode).toBe(200)
})

describe('the day of a delivery', () => {
  const change = (id: number, deliveredAt: unknown, zone = 'Europe/Berlin', language = 'en') =>
    logist.put(`/order/change-delivered-at/${id}`, { deliveredAt }, { 'x-tz-name': zone, 'accept-language': language })

  test.each([
    ['2026-05-03', 'Europe/Berlin', '2026-05-03T10:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T10:00:00.000Z'], // the clocks were put forward that night
    ['2026-05-03', 'Asia/Tokyo', '2026-05-03T03:00:00.000Z'],
    ['1950-01-01', 'Pacific/Auckland', '1950-01-01T00:00:00.000Z'],
    ['1950-01-01', 'Pacific/Kiritimati', '1950-01-01T22:40:00.000Z'],
    ['2026-05-04', 'Europe/Berlin', stamp],
    ['2026-05-04', 'Pacific/Honolulu', stamp],
  ])('%s in %s is noon of it, or now if it is today', async (day, zone, instant) => {
    const answer = await change(await built({ status_id: 7 }), day, zone)
    expect([answer.statusCode, answer.json().data?.delivered_at]).toEqual([200, instant])
  })

  test("tomorrow is refused, unless it has begun in the person's zone", async () => {
    const id = await built()
    expect((await change(id, '2026-05-05')).json().errors).toEqual({ deliveredAt: ['The delivery cannot lie in the future'] })
    expect((await change(id, '2026-05-05', 'Pacific/Kiritimati')).json().data).toMatchObject({ delivered_at: stamp }) // midnight there is at 10:00 UTC
    expect((await change(id, '2026-05-04T10:00:01Z')).json().errors).toHaveProperty('deliveredAt')
    expect((await change(id, '2026-05-05', 'Europe/Berlin', 'de')).json().errors).toEqual({
      deliveredAt: ['Die Zustellung kann nicht in der Zukunft liegen'],
    })
  })

  test.each(['1949-12-31', '1949-12-31T23:59:59Z', '0001-01-01', '9999-12-31', 'today', '', undefined, 5, '2026-02-30'])(
    '%j is a 422 at its field',
    async (deliveredAt) => {
      const answer = await change(await built(), deliveredAt)
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['deliveredAt']])
    },
  )
})

test.each(['', '   ', null, undefined, 'x'.repeat(501)])('the address %j is a 422 at its field', async (address) => {
  const answer = await logist.put(`/order/change-address/${await built()}`, { address })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['address']])
})

test('totals leave out deleted and archived orders, and count restored ones', async () => {
  const [one, two] = [await built(), await built()]
  const total = async (query = '') => (await logist.get(`/order${query}`)).json().meta.total
  expect(await total()).toBe(2)
  await logist.delete(`/order/${one}`)
  await logist.post('/order/archive', { order_ids: [two] })
  expect([await total(), await total('?deleted=1'), await total('?archived=1')]).toEqual([0, 1, 1])
  await logist.post(`/order/${one}/restore`)
  await logist.post('/order/archive-restore', { order_ids: [two] })
  expect([await total(), await total('?deleted=1'), await total('?archived=1')]).toEqual([2, 0, 0])
})
