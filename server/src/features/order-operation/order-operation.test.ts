import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { ordersChannel } from '@tracklane/contract/realtime'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changesOf, order as orderOf, tokenOf } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const NOW = new Date('2026-05-04T10:00:00Z')
const app = appPerFile({ clock: () => NOW })
let logist: Visitor

beforeEach(async () => {
  logist = await app.as('logist')
})

type Draft = NonNullable<Parameters<typeof buildOrder>[1]>

async function orders(...drafts: Draft[]): Promise<number[]> {
  const ids: number[] = []
  for (const draft of drafts) ids.push((await buildOrder(app.world, draft)).id)
  return ids
}

async function done(url: string, body: object, visitor = logist) {
  const answer = await visitor.post(url, body)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

interface Bulk {
  readonly title: string
  readonly url: string
  readonly field: 'order_ids' | 'orders'
  readonly body?: object
  /** An order that it changes (1 is the world's courier). */
  readonly fit: Draft
  /** The order after the change. */
  readonly becomes: object
  /** The field in the log. */
  readonly logged: string
  /** An order whose state refuses it, and the words of that. */
  readonly unfit: Draft
  readonly reason: string
}

const DELETED = 'The order is deleted. These roles can restore it: Administrator, Organization administrator, and Logist'
const ARCHIVED = 'The order is archived. These roles can restore it: Administrator and Logist'
const stamp = NOW.toISOString()

const bulks: Bulk[] = [
  {
    title: 'archiving',
    url: '/order/archive',
    field: 'order_ids',
    fit: { status_id: 6, courier_id: 1 },
    becomes: { archived: true, archived_at: stamp, status_id: 6, courier_id: 1 },
    logged: 'archived_at',
    unfit: { archived_at: NOW },
    reason: 'The order is archived already',
  },
  {
    title: 'restoring from the archive',
    url: '/order/archive-restore',
    field: 'order_ids',
    fit: { archived_at: NOW, status_id: 9 },
    becomes: { archived: false, archived_at: null, status_id: 9 },
    logged: 'archived_at',
    unfit: {},
    reason: 'The order is not archived',
  },
  {
    title: 'marking paid',
    url: '/order/paid',
    field: 'orders',
    fit: { archived_at: NOW },
    becomes: { paid: true, paid_at: stamp, archived: true },
    logged: 'paid_at',
    unfit: { paid_at: NOW },
    reason: 'The order is paid already',
  },
  {
    title: 'taking back that it is paid',
    url: '/order/paid',
    field: 'orders',
    body: { paid: false },
    fit: { paid_at: NOW },
    becomes: { paid: false, paid_at: null },
    logged: 'paid_at',
    unfit: {},
    reason: 'The order is not paid',
  },
  {
    title: 'setting the delivery date',
    url: '/order/delivery-date',
    field: 'order_ids',
    body: { delivery_from: '2026-05-06T08:00:00Z', delivery_to: '2026-05-06T12:00:00Z' },
    fit: {},
    becomes: { delivery_from: '2026-05-06T08:00:00.000Z', delivery_to: '2026-05-06T12:00:00.000Z' },
    logged: 'delivery_to',
    unfit: { archived_at: NOW },
    reason: ARCHIVED,
  },
  {
    title: 'giving to a courier',
    url: '/order/courier',
    field: 'order_ids',
    body: { courier_id: 1 },
    fit: {},
    becomes: { courier_id: 1, courier_order_id: expect.any(Number) },
    logged: 'courier',
    unfit: { archived_at: NOW },
    reason: ARCHIVED,
  },
  {
    title: 'taking off the courier',
    url: '/order/courier',
    field: 'order_ids',
    body: { courier_id: null },
    fit: { courier_id: 1 },
    becomes: { courier_id: null, courier: null, courier_order_id: null },
    logged: 'courier',
    unfit: { status_id: 6, courier_id: 1 },
    reason: 'An order in delivery needs a courier: choose who takes it',
  },
]

describe.each(bulks)('$title', ({ url, field, body, fit, becomes, logged, unfit, reason }) => {
  const ask = (ids: readonly number[], headers = {}, visitor = logist) => visitor.post(url, { [field]: ids, ...body }, headers)

  test('changes orders whose state allows it, and gives the reason for the others', async () => {
    const [wrong = 0, first = 0, deleted = 0, second = 0] = await orders(unfit, fit, { ...fit, deleted_at: NOW }, fit)
    expect((await ask([second, wrong, first, deleted, first])).json().data).toEqual({
      done: [second, first],
      refused: [
        { id: wrong, reason },
        { id: deleted, reason: DELETED },
      ],
      versions: [2, 2],
    })
    for (const id of [first, second]) expect(await orderOf(logist, id)).toMatchObject({ ...becomes, version: 2, updated_at: stamp })
    for (const id of [wrong, deleted]) expect(await orderOf(logist, id)).toMatchObject({ version: 1 })
  })

  test('is logged at each changed order, and at no other', async () => {
    const [wrong = 0, right = 0] = await orders(unfit, fit)
    await ask([wrong, right])
    expect(await changesOf(logist, wrong)).toEqual([])
    expect(await changesOf(logist, right)).toMatchObject([{ action: 'updated', actor_name: expect.stringContaining('Ann') }])
    expect(Object.keys((await changesOf(logist, right))[0].changes)).toContain(logged)
  })

  test('is announced once for all changed orders', async () => {
    const [wrong = 0, first = 0, second = 0] = await orders(unfit, fit, fit)
    const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    await ask([first, wrong, second])
    const { organization, country } = app.world
    const heard = publish.mock.calls.filter(([channel]) => channel === ordersChannel(organization, country))
    expect(heard.map(([, , data]) => data)).toEqual([{ ids: [first, second] }])
  })

  test('with one foreign or missing order changes none, and answers both alike', async () => {
    const [mine = 0] = await orders(fit)
    const others = await orders({ organization_id: app.world.otherOrganization }, { country_id: app.world.otherCountry })
    const absent = await ask([mine, 999_999])
    expect(absent.statusCode).toBe(422)
    expect(Object.keys(absent.json().errors)).toEqual([field])
    for (const id of others) expect((await ask([id, mine])).json()).toEqual(absent.json())
    expect(await orderOf(logist, mine)).toMatchObject({ version: 1 })
  })

  test('takes between one and two thousand orders', async () => {
    const tooMany = Array.from({ length: 2_001 }, (_, index) => index + 1)
    for (const ids of [[], tooMany]) expect((await ask(ids)).json().errors).toHaveProperty(field)
  })

  test('sent twice under one key is done once', async () => {
    const [id = 0] = await orders(fit)
    const first = await ask([id], { 'idempotency-key': 'k1' })
    const second = await ask([id], { 'idempotency-key': 'k1' })
    expect([second.headers['idempotency-replayed'], second.json()]).toEqual(['true', first.json()])
    expect(await orderOf(logist, id)).toMatchObject({ version: 2 })
    expect((await ask([id, id + 1], { 'idempotency-key': 'k1' })).json().errors).toHaveProperty('idempotency_key')
  })

  test('sent several times at once happens once to each order, and blocks nobody', async () => {
    const ids = await orders(...Array.from({ length: 20 }, () => fit))
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => ask(index % 2 === 0 ? ids : [...ids].reverse())))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    for (const id of ids) {
      expect(await orderOf(logist, id)).toMatchObject({ ...becomes, version: 2 })
      expect(await changesOf(logist, id)).toHaveLength(1)
    }
  })

  test('is refused for other roles', async () => {
    const [id = 0] = await orders(fit)
    for (const role of ['reporter', 'courier', 'security'] as const) expect((await ask([id], {}, await app.as(role))).statusCode).toBe(403)
    expect((await app.guest().post(url, { [field]: [id], ...body }, await tokenOf(app))).statusCode).toBe(403)
  })
})

test('every bulk operation of the contract is in the table above', () => {
  const paths = Object.values(orderOperationEndpoints).flatMap((one) => (one.idempotent ? [one.path] : []))
  expect([...new Set(bulks.map(({ url }) => url))].sort()).toEqual(paths.sort())
})

test("an organization's administrator may neither archive nor mark as paid", async () => {
  const [id = 0] = await orders({})
  const administrator = await app.as('organization_admin')
  for (const url of ['/order/archive', '/order/archive-restore'])
    expect((await administrator.post(url, { order_ids: [id] })).statusCode).toBe(403)
  expect((await administrator.post('/order/paid', { orders: [id] })).statusCode).toBe(403)
  expect(await done('/order/courier', { order_ids: [id], courier_id: app.world.courier }, administrator)).toEqual({
    done: [id],
    refused: [],
    versions: [2],
  })
})

test('a bulk operation that fails half-way changes and announces nothing', async () => {
  const [one = 0, two = 0] = await orders({}, {})
  const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
  await sql`alter table model_logs add constraint fails check (entity <> 'order') not valid`.execute(app.world.db)
  try {
    expect((await logist.post('/order/courier', { order_ids: [one, two], courier_id: app.world.courier })).statusCode).toBe(500)
  } finally {
    await sql`alter table model_logs drop constraint fails`.execute(app.world.db)
  }
  expect(publish).not.toHaveBeenCalled()
  for (const id of [one, two]) expect(await orderOf(logist, id)).toMatchObject({ courier_id: null, version: 1 })
  expect(await app.world.db.selectFrom('courier_orders').selectAll().execute()).toEqual([])
})
