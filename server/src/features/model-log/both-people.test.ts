import { expect, test } from 'vitest'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const app = appPerFile()

/** Signs the administrator in as the logist. */
async function asSomebodyElse() {
  const { db, users } = app.world
  const visitor = await app.as(users.logist)
  await db.updateTable('sessions').set({ impersonator_id: users.admin }).where('user_id', '=', users.logist).execute()
  return visitor
}

async function nameOf(id: number): Promise<string> {
  const { first_name, last_name } = await app.world.db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `${first_name} ${last_name}`
}

test('every log of a change made while impersonating names both people', async () => {
  const { db, users, courier, country } = app.world
  const visitor = await asSomebodyElse()
  const draft = { customer_full_name: 'Eve Hall', customer_address: 'Mill Lane 3', country_id: country }
  const { id } = (await visitor.post('/order', draft)).json().data
  const ready = await buildOrder(app.world, { status_id: 3 })
  expect((await visitor.post(`/order/status/${id}/2`)).statusCode).toBe(200)
  expect((await visitor.post(`/order/status/${ready.id}/6`, { courier_id: courier })).statusCode).toBe(200)
  expect((await visitor.post('/order/labels', { order_ids: [ready.id] })).statusCode).toBe(200)

  const both = { actor_id: users.logist, impersonator_id: users.admin }
  const name = `${await nameOf(users.admin)} (as ${await nameOf(users.logist)})`
  const logs = await db.selectFrom('model_logs').selectAll().execute()
  expect(new Set(logs.map(({ entity }) => entity))).toEqual(new Set(['order', 'courier-order']))
  const moves = await db.selectFrom('order_status_log').selectAll().execute()
  expect(moves).toHaveLength(3)
  for (const line of [...logs, ...moves]) expect(line).toMatchObject({ ...both, actor_kind: 'user', actor_name: name })
  const prints = await db.selectFrom('label_prints').selectAll().execute()
  expect(prints).toMatchObject([{ user_id: users.logist, impersonator_id: users.admin, actor_name: name }])

  const admin = await app.as(users.admin)
  const { logs: shown } = (await admin.get(`/model-log/order/${id}`)).json().data
  expect(shown.map(({ actor_name }: { actor_name: string }) => actor_name)).toEqual([name, name])
})

test('other changes name one person', async () => {
  const { db, users } = app.world
  const { id } = await buildOrder(app.world)
  await (await app.as(users.logist)).post(`/order/status/${id}/2`)
  const moves = await db.selectFrom('order_status_log').selectAll().execute()
  expect(moves).toMatchObject([{ actor_kind: 'user', actor_id: users.logist, impersonator_id: null }])
})
