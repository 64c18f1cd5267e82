import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildUser } from '#testing/build.ts'

const app = appPerFile()
let admin: Visitor
let manager: Visitor

beforeEach(async () => {
  admin = await app.as('admin')
  manager = await app.as('organization_admin')
})

interface Change {
  entity: string
  entity_id: number
  action: string
  link: string | null
  changes: object
}
const changes = async (visitor: Visitor, id: number, query = ''): Promise<{ logs: Change[]; pagesCount: number }> =>
  (await visitor.get(`/user/${id}/changes${query}`)).json().data

const ORDER = { customer_full_name: 'Eve Hall', customer_address: 'Mill Lane 3' }

test('are listed the latest first, with the row and its link', async () => {
  const { users, country } = app.world
  const logist = await app.as('logist')
  const { id } = (await logist.post('/order', { ...ORDER, country_id: country })).json().data
  await logist.put(`/order/${id}`, { comment: 'Ring twice' })
  const { logs, pagesCount } = await changes(manager, users.logist)
  expect(pagesCount).toBe(1)
  expect(logs.slice(0, 2).map(({ entity, entity_id, action, link }) => [entity, entity_id, action, link])).toEqual([
    ['order', id, 'updated', `/order/index?id=${id}`],
    ['order', id, 'created', `/order/index?id=${id}`],
  ])
  expect(logs[0]?.changes).toEqual({ comment: { old: null, new: 'Ring twice' } })
  expect((await changes(admin, users.logist)).logs[0]?.link).toBe(`/order-admin?id=${id}`)
  expect((await changes(manager, users.logist, '?itemsPerPage=1&page=1')).logs.map(({ action }) => action)).toEqual(['created'])
})

test('leave out rows that the reader does not see, also in their count', async () => {
  const { users, country, organization, otherOrganization } = app.world
  const mine = { ...ORDER, organization_id: organization, country_id: country }
  const theirs = { ...ORDER, organization_id: otherOrganization, country_id: country }
  const orders = []
  for (const body of [mine, theirs, mine]) orders.push((await admin.post('/order', body)).json().data.id)
  await app.world.db.updateTable('model_logs').set({ actor_id: users.logist }).where('actor_id', '=', users.admin).execute()
  const seen = (await changes(manager, users.logist, '?itemsPerPage=1')) as { logs: Change[]; pagesCount: number }
  expect([seen.logs[0]?.entity_id, seen.pagesCount]).toEqual([orders[2], 2])
  expect((await changes(admin, users.logist)).logs).toHaveLength(3)
})

test('leave out entities whose log the reader may not see', async () => {
  const { users } = app.world
  await admin.put('/country/1', { quiet_from: '20:00' })
  await app.world.db.updateTable('model_logs').set({ actor_id: users.logist }).where('actor_id', '=', users.admin).execute()
  expect((await changes(admin, users.logist)).logs[0]?.link).toBe('/country/?id=1')
  expect((await changes(manager, users.logist)).logs).toEqual([])
})

test('include changes made while impersonating', async () => {
  const { users, db } = { ...app.world }
  const log = {
    entity: 'order',
    entity_id: 1,
    action: 'updated',
    actor_kind: 'user',
    actor_name: 'Ann Lee (as Bob Ray)',
    changes: '{}',
  } as const
  await db
    .insertInto('model_logs')
    .values({ ...log, actor_id: users.reporter, impersonator_id: users.logist })
    .execute()
  for (const id of [users.logist, users.reporter]) expect((await changes(admin, id)).logs).toHaveLength(1)
})

describe('are refused', () => {
  test('where the person is out of scope, above the reader, or missing', async () => {
    const { db, users, otherOrganization } = app.world
    const foreign = await buildUser(db, { role: 'logist', organization_id: otherOrganization })
    for (const id of [foreign, users.admin, users.security, 999_999])
      expect((await manager.get(`/user/${id}/changes`)).statusCode, String(id)).toBe(404)
    for (const wrong of ['?page=-1', '?itemsPerPage=1e3', '?page=__proto__'])
      expect((await manager.get(`/user/${users.logist}/changes${wrong}`)).statusCode, wrong).toBe(422)
  })

  test.each(['reporter', 'logist', 'courier', 'security'] as const)('for a %s', async (role) => {
    expect((await (await app.as(role)).get(`/user/${app.world.users.logist}/changes`)).statusCode).toBe(403)
  })
})
