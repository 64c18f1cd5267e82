import type { Order } from '@tracklane/contract/order'
import { beforeEach, describe, expect, test } from 'vitest'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const app = appPerFile()
let authorization: string

beforeEach(async () => {
  authorization = await issue(['orders:read', 'orders:write'])
})

async function issue(abilities: string[]): Promise<string> {
  const admin = await app.as('admin')
  const answer = await admin.post(`/organization/${app.world.organization}/token`, { name: 'Web shop', abilities })
  return `Bearer ${answer.json().data.token}`
}

const draft = () => ({ customer_full_name: 'Eve Hall', customer_address: 'Mill Lane 3', country_id: app.world.country })
const post = (body: object, headers: object = {}) => app.guest().post('/order', body, { authorization, ...headers })
const put = (id: number, body: object) => app.guest().put(`/order/${id}`, body, { authorization })

describe('a token creates orders', () => {
  test('of its organization, under its own name', async () => {
    const answer = await post(draft())
    expect([answer.statusCode, answer.cookies]).toEqual([201, []])
    const order: Order = answer.json().data
    expect(order).toMatchObject({ organization_id: app.world.organization, country_id: app.world.country, status_id: 1 })
    expect((await put(order.id, { comment: 'Ring twice' })).statusCode).toBe(200)
    const logs = await app.world.db
      .selectFrom('model_logs')
      .select(['action', 'actor_kind', 'actor_name'])
      .where('entity', '=', 'order')
      .where('entity_id', '=', order.id)
      .orderBy('id')
      .execute()
    const by = { actor_kind: 'token', actor_name: 'Web shop' }
    expect(logs).toEqual([
      { action: 'created', ...by },
      { action: 'updated', ...by },
    ])
    const { logs: shown } = (await (await app.as('logist')).get(`/order/${order.id}/order-log`)).json().data
    expect(shown.map(({ actor_name }: { actor_name: string }) => actor_name)).toEqual(['Web shop', 'Web shop'])
  })

  test('once for each idempotency key', async () => {
    const key = { 'idempotency-key': 'shop-order-1' }
    const [first, again] = [await post(draft(), key), await post(draft(), key)]
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json().data.id).toBe(first.json().data.id)
  })

  test('never of another organization', async () => {
    const answer = await post({ ...draft(), organization_id: app.world.otherOrganization })
    const made = await app.world.db.selectFrom('orders').select('organization_id').execute()
    expect(made.every(({ organization_id }) => organization_id === app.world.organization)).toBe(true)
    expect([201, 422]).toContain(answer.statusCode)
  })
})

describe('a token changes orders', () => {
  test.each([1, 2])('in status %i', async (status_id) => {
    const { id } = await buildOrder(app.world, { status_id })
    const answer = await put(id, { customer_address: 'Mill Lane 4' })
    expect([answer.statusCode, answer.json().data.customer_address]).toEqual([200, 'Mill Lane 4'])
  })

  test.each([3, 4, 5, 6, 7, 8, 9, 10])('not in status %i', async (status_id) => {
    const { id } = await buildOrder(app.world, { status_id })
    const answer = await put(id, { customer_address: 'Mill Lane 4' })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['status_id']])
  })

  test('not of another organization, whose orders it does not see', async () => {
    const { id } = await buildOrder(app.world, { organization_id: app.world.otherOrganization })
    expect((await put(id, { comment: 'Mine' })).statusCode).toBe(404)
    expect((await app.guest().get(`/order/${id}`, { authorization })).statusCode).toBe(404)
    expect((await app.guest().get('/order', { authorization })).json().data).toEqual([])
  })
})

test('each ability only allows its own calls', async () => {
  const { id } = await buildOrder(app.world, {})
  authorization = await issue(['orders:read'])
  expect([(await post(draft())).statusCode, (await put(id, { comment: 'No' })).statusCode]).toEqual([403, 403])
  authorization = await issue(['orders:write'])
  expect((await post(draft())).statusCode).toBe(201)
  expect((await app.guest().get(`/order/${id}`, { authorization })).statusCode).toBe(403)
})
