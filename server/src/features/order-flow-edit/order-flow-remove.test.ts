import { flowChannel } from '@tracklane/contract/realtime'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildFlows, type Flows } from '#features/order-flow/build-flow.testing.ts'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'
import { eventually } from '#testing/hang.ts'

const app = appPerFile()
let flows: Flows

beforeEach(async () => {
  flows = await buildFlows(app.world)
})

async function remove(who: Parameters<TestApp['as']>[0], id: number, headers: Record<string, string> = {}) {
  return (await app.as(who)).delete(`/order-flow/${id}`, headers)
}

test('its orders use the next valid flow', async () => {
  const { id } = await buildOrder(app.world, {})
  const admin = await app.as('admin')
  const flowOfOrder = async () => (await admin.get(`/order/${id}`)).json().data.flow_id
  const left: unknown[] = [await flowOfOrder()]
  for (const flow of [flows.ownHere, flows.own]) {
    expect((await remove('organization_admin', flow)).statusCode).toBe(204)
    left.push(await flowOfOrder())
  }
  expect(left).toEqual([flows.ownHere, flows.own, flows.shared])
  expect((await admin.post(`/order/status/${id}/2`, {})).json().data).toMatchObject({ status_id: 2, flow_id: flows.shared })
})

test('the shared default cannot be deleted: 409 for administrators, 403 for others', async () => {
  const answer = await remove('admin', flows.shared)
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({
    message: 'The shared default flow cannot be deleted',
    data: { id: flows.shared, is_default: true },
  })
  expect((await remove('organization_admin', flows.shared)).statusCode).toBe(403)
  expect((await (await app.as('admin')).get('/order-flow/default')).json().data.id).toBe(flows.shared)
})

test('a foreign one and a missing one are 404 and stay', async () => {
  expect((await remove('organization_admin', flows.foreign)).statusCode).toBe(404)
  expect((await remove('organization_admin', 999_999)).statusCode).toBe(404)
  expect((await remove('admin', flows.foreign)).statusCode).toBe(204)
  expect((await remove('admin', flows.foreign)).statusCode).toBe(404)
})

test('an older version is a 412 with the present flow, which stays', async () => {
  const saved = (await (await app.as('admin')).put(`/order-flow/${flows.own}`, { name: 'Night shift' })).json().data
  const answer = await remove('organization_admin', flows.own, { 'if-match': '"1"' })
  expect([answer.statusCode, answer.json().data]).toEqual([412, saved])
  expect((await remove('organization_admin', flows.own, { 'if-match': '"2"' })).statusCode).toBe(204)
})

test('it is logged as a whole, and announced to people who used it', async () => {
  const { organization, country } = app.world
  const publish = vi.spyOn(app.app.platform.realtime, 'publish')
  await remove('organization_admin', flows.ownHere)
  const { logs } = (await (await app.as('admin')).get(`/model-log/order-flow/${flows.ownHere}`)).json().data
  const links = { old: ['New → Processing: Logist', 'Processing → Ready for dispatch: Administrator, Logist'], new: null }
  expect(logs).toMatchObject([
    { action: 'deleted', changes: { name: { old: 'Our way', new: null }, country_name: { old: 'Germany', new: null }, links } },
  ])
  await eventually(() => expect(publish).toHaveBeenCalledTimes(2))
  expect(publish.mock.calls).toEqual(
    [flowChannel(organization, country), flowChannel(organization, null)].map((channel) => [
      channel,
      'flow-updated',
      expect.objectContaining({ flow_id: flows.ownHere }),
    ]),
  )
})

test('a flow can be created again after a deletion', async () => {
  await remove('organization_admin', flows.ownHere)
  const body = { name: 'Again', country_id: app.world.country }
  expect((await (await app.as('organization_admin')).post('/order-flow', body)).statusCode).toBe(201)
})

test('the table allows one flow for an area, and no shared one for a country', async () => {
  const { db, organization, country } = app.world
  const put = (organization_id: number | null, country_id: number | null) =>
    db.insertInto('order_flows').values({ name: 'Second', organization_id, country_id }).execute()
  await expect(put(organization, country)).rejects.toThrow('order_flows_area_key')
  await expect(put(organization, null)).rejects.toThrow('order_flows_area_key')
  await expect(put(null, null)).rejects.toThrow('order_flows_area_key')
  await expect(put(null, country)).rejects.toThrow('order_flows_place_check')
})
