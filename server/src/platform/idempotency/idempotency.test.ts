import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '#app.ts'
import { createRealtime } from '#platform/realtime/realtime.ts'
import { hashed, newSecret } from '#platform/session/secret.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder, buildUser } from '#testing/build.ts'

const app = appPerFile({ clock: () => now })
let logist: Visitor
let now = new Date('2026-03-01T08:00:00Z')

beforeEach(async () => {
  now = new Date('2026-05-04T10:00:00Z')
  logist = await app.as('logist')
})

const key = (value: string) => ({ 'idempotency-key': value })
const DRAFT = { customer_full_name: 'Bob Ray', customer_address: 'Main Street 1, Berlin', order_price: '10.00' }

function create(headers: Record<string, string>, body: object = DRAFT, visitor = logist) {
  return visitor.post('/order', body, headers)
}

async function count(table: 'orders' | 'courier_orders' | 'order_status_log' | 'idempotency_keys' | 'model_logs'): Promise<number> {
  const { total } = await app.world.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

describe('a request repeated under its key', () => {
  test('has no second effect and gets the first answer, byte for byte', async () => {
    const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    const first = await create(key('a'))
    const announced = publish.mock.calls.length
    now = new Date('2026-05-04T10:01:00Z')
    const second = await create(key('a'))
    expect(first.statusCode).toBe(201)
    expect(first.headers).not.toHaveProperty('idempotency-replayed')
    expect([second.statusCode, second.payload, second.headers.etag]).toEqual([201, first.payload, first.headers.etag])
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(await count('orders')).toBe(1)
    expect(publish.mock.calls).toHaveLength(announced)
  })

  test('may have its fields in another order', async () => {
    const first = await create(key('a'))
    const turned = Object.fromEntries(Object.entries(DRAFT).reverse())
    expect((await create(key('a'), turned)).json()).toEqual(first.json())
  })

  test('with another body is refused and does nothing', async () => {
    await create(key('a'))
    const other = await create(key('a'), { ...DRAFT, customer_full_name: 'Ann Lee' })
    expect(other.statusCode).toBe(422)
    expect(other.json().errors).toEqual({ idempotency_key: ['This key has been used for another request already'] })
    expect(await count('orders')).toBe(1)
  })

  test('with another order in its path is refused', async () => {
    const [one, two] = [await buildOrder(app.world), await buildOrder(app.world)]
    expect((await logist.post(`/order/status/${one.id}/2`, {}, key('a'))).statusCode).toBe(200)
    expect((await logist.post(`/order/status/${two.id}/2`, {}, key('a'))).json().errors).toHaveProperty('idempotency_key')
  })

  test('counts for one endpoint alone', async () => {
    const { courier } = app.world
    const { id } = await buildOrder(app.world, { status_id: 3 })
    const calls = [
      () => create(key('a')),
      () => logist.post('/courier-order', { order_id: id, courier_id: courier }, key('a')),
      () => logist.post(`/order/status/${id}/6`, {}, key('a')),
      () => logist.post('/order/status', { order_ids: [id], status_id: 7 }, key('a')),
    ]
    for (const call of calls) {
      const first = await call()
      expect(first.statusCode).toBeLessThan(300)
      const [again, logs] = [await call(), await count('model_logs')]
      expect([again.statusCode, again.payload]).toEqual([first.statusCode, first.payload])
      expect(again.headers['idempotency-replayed']).toBe('true')
      expect(await count('model_logs')).toBe(logs)
    }
    expect(await count('courier_orders')).toBe(1)
    expect(await count('order_status_log')).toBe(3)
  })

  test('counts for one caller alone', async () => {
    const colleague = await buildUser(app.world.db, {
      role: 'logist',
      organization_id: app.world.organization,
      country_id: app.world.country,
    })
    const tracks = new Set<string>()
    for (const visitor of [logist, await app.as(colleague), await app.as('organization_admin')]) {
      tracks.add((await create(key('a'), { ...DRAFT, country_id: app.world.country }, visitor)).json().data.track)
    }
    const token = await bearer()
    const body = { ...DRAFT, country_id: app.world.country }
    const first = await create({ ...token, ...key('a') }, body, app.guest())
    expect(first.statusCode).toBe(201)
    expect((await create({ ...token, ...key('a') }, body, app.guest())).payload).toBe(first.payload)
    expect(tracks.add(first.json().data.track).size).toBe(4)
  })

  test('is another request for an administrator who impersonates the person', async () => {
    await app.world.db.updateTable('sessions').set({ impersonator_id: app.world.users.admin }).execute()
    const acting = await create(key('a'))
    const person = await create(key('a'), DRAFT, await app.as('logist'))
    expect([acting.statusCode, person.statusCode]).toEqual([201, 201])
    expect(person.headers).not.toHaveProperty('idempotency-replayed')
    expect(person.json().data.id).not.toBe(acting.json().data.id)
    expect((await create(key('a'))).payload).toBe(acting.payload)
  })
})

describe('twenty equal requests at once', () => {
  test('have one effect and one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(key('a'))))
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.payload}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(201)
    expect(answers.filter((answer) => answer.headers['idempotency-replayed'] === undefined)).toHaveLength(1)
    expect([await count('orders'), await count('idempotency_keys')]).toEqual([1, 1])
  })

  test('have one effect also across a restart of the server', async () => {
    const { id } = await buildOrder(app.world)
    const session = { ...(await app.credentials('logist')), ...key('a') }
    const before = await logist.post('/order/status', { order_ids: [id], status_id: 2 }, key('a'))
    const { platform } = app.app
    const realtime = createRealtime(platform.config, platform.log)
    const { fastify } = await buildApp({ ...platform, realtime })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        fastify.inject({ method: 'POST', url: '/api/order/status', headers: session, payload: { order_ids: [id], status_id: 2 } }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.payload))).toEqual(new Set([before.payload]))
    expect(await count('order_status_log')).toBe(1)
    await fastify.close()
    await realtime.close()
  })
})

describe('a refused request', () => {
  test('leaves no key, so that it can succeed later', async () => {
    const { id } = await buildOrder(app.world)
    const move = () => logist.post(`/order/status/${id}/3`, {}, key('a'))
    expect((await move()).statusCode).toBe(422)
    expect(await count('idempotency_keys')).toBe(0)
    await logist.post(`/order/status/${id}/2`)
    const done = await move()
    expect([done.statusCode, done.headers['idempotency-replayed']]).toEqual([200, undefined])
  })

  test('may be corrected under the same key', async () => {
    expect((await create(key('a'), { ...DRAFT, currency_code: 'XXX' })).statusCode).toBe(422)
    expect((await create(key('a'))).statusCode).toBe(201)
  })

  test('that failed on the server leaves nothing and may be repeated', async () => {
    await sql`alter table model_logs add constraint fails check (entity <> 'order') not valid`.execute(app.world.db)
    try {
      expect((await create(key('a'))).statusCode).toBe(500)
    } finally {
      await sql`alter table model_logs drop constraint fails`.execute(app.world.db)
    }
    expect([await count('orders'), await count('idempotency_keys')]).toEqual([0, 0])
    expect((await create(key('a'))).statusCode).toBe(201)
  })

  test('sent many times at once is refused each time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(key('a'), { ...DRAFT, currency_code: 'XXX' })))
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 422))
    expect(await count('idempotency_keys')).toBe(0)
  })
})

describe('a key', () => {
  test.each([
    ['201 letters', 'k'.repeat(201)],
    ['nothing', ''],
    ['letters of no known encoding', 'schl\u00fcssel'],
  ])('of %s is refused with the other errors of the request', async (_, value) => {
    const answer = await create(key(value), {})
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).sort()).toEqual(['customer_address', 'customer_full_name', 'idempotency_key'])
  })

  test('of 200 letters is accepted', async () => {
    expect((await create(key('k'.repeat(200)))).statusCode).toBe(201)
  })

  test('is ignored by endpoints without idempotency', async () => {
    const { id } = await buildOrder(app.world)
    const put = (comment: string) => logist.put(`/order/${id}`, { comment }, key('k'.repeat(300)))
    expect([(await put('one')).statusCode, (await put('two')).statusCode]).toEqual([200, 200])
    expect(await count('idempotency_keys')).toBe(0)
  })

  test('is forgotten after a day', async () => {
    const first = await create(key('a'))
    now = new Date('2026-05-05T09:59:59Z')
    const visitor = await app.as('logist')
    expect((await create(key('a'), DRAFT, visitor)).payload).toBe(first.payload)
    now = new Date('2026-05-05T10:00:00Z')
    expect((await create(key('a'), { ...DRAFT, customer_full_name: 'Ann Lee' }, visitor)).statusCode).toBe(201)
    expect(await count('orders')).toBe(2)
  })

  test('that is forgotten is deleted by later requests', async () => {
    for (const value of ['a', 'b', 'c']) await create(key(value))
    now = new Date('2026-05-05T11:00:00Z')
    await create(key('d'), DRAFT, await app.as('logist'))
    expect(await count('idempotency_keys')).toBe(1)
  })
})

async function bearer(): Promise<Record<string, string>> {
  const secret = newSecret()
  const { id } = await app.world.db
    .insertInto('organization_tokens')
    .values({
      organization_id: app.world.organization,
      name: 'Web shop',
      abilities: ['orders:read', 'orders:write'],
      secret_hash: hashed(secret),
      prefix: secret.slice(0, 6),
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { authorization: `Bearer ${id}|${secret}` }
}
