import type { OrderFlow } from '@tracklane/contract/order-flow'
import type { FlowLinkRow } from '@tracklane/contract/order-flow-edit'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildFlows, type Flows } from '#features/order-flow/build-flow.testing.ts'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { eventually } from '#testing/hang.ts'

const app = appPerFile()
let flows: Flows
let owner: Awaited<ReturnType<TestApp['as']>>

beforeEach(async () => {
  flows = await buildFlows(app.world)
  owner = await app.as('organization_admin')
})

const at = (flowId: number, id?: number) => `/order-flow/${flowId}/link/${id ?? ''}`

async function linksOf(flowId = flows.own): Promise<FlowLinkRow[]> {
  return (await owner.get(at(flowId))).json().data
}

async function flow(id = flows.own): Promise<OrderFlow> {
  return (await owner.get(`/order-flow/${id}`)).json().data
}

test('the links of a flow are listed, with and without a trailing slash', async () => {
  const links = await linksOf()
  expect(links).toMatchObject([
    { flow_id: flows.own, version: 1, status_from: 1, status_to: 2, roles: ['logist'] },
    { status_from: 2, status_to: 3, roles: ['admin', 'logist'] },
  ])
  expect((await owner.get(`/order-flow/${flows.own}/link`)).json().data).toEqual(links)
  expect((await owner.get(at(flows.shared))).json().data).toHaveLength(23)
})

test('a link is added, changed and removed, each time with a new version of the flow', async () => {
  const added = await owner.post(at(flows.own), { status_from: 3, status_to: 6, roles: ['courier', 'logist'] })
  expect([added.statusCode, added.headers.etag]).toEqual([201, '"2"'])
  const link: FlowLinkRow = added.json().data
  expect(link).toMatchObject({ flow_id: flows.own, version: 2, status_from: 3, status_to: 6, roles: ['logist', 'courier'] })

  const changed = await owner.put(at(flows.own, link.id), { roles: ['admin'] })
  expect(changed.json().data).toEqual({ ...link, version: 3, roles: ['admin'] })
  const moved = await owner.put(at(flows.own, link.id), { status_to: 8 })
  expect(moved.json().data).toEqual({ ...link, version: 4, status_to: 8, roles: ['admin'] })
  const same = await owner.put(at(flows.own, link.id), { status_to: 8, roles: ['admin', 'admin'] })
  expect(same.json().data).toEqual(moved.json().data)

  expect((await owner.delete(at(flows.own, link.id))).statusCode).toBe(204)
  expect(await flow()).toMatchObject({ version: 5, links: [{ status_to: 2 }, { status_to: 3 }] })
  expect((await owner.delete(at(flows.own, link.id))).statusCode).toBe(404)
})

test('each change is logged at the flow in words, and announced to people who use it', async () => {
  const publish = vi.spyOn(app.app.platform.realtime, 'publish')
  const { id } = (await owner.post(at(flows.ownHere), { status_from: 3, status_to: 6, roles: ['logist'] })).json().data
  await owner.put(at(flows.ownHere, id), { roles: ['logist', 'courier'] })
  await owner.delete(at(flows.ownHere, id))
  const { logs, relations } = (await owner.get(`/model-log/order-flow/${flows.ownHere}`)).json().data
  expect(logs).toEqual([])
  const [some, more] = ['Ready for dispatch → In delivery: Logist', 'Ready for dispatch → In delivery: Logist, Courier']
  expect(relations.link).toMatchObject([
    { action: 'deleted', changes: { step: { old: more, new: null } } },
    { action: 'updated', changes: { step: { old: some, new: more } } },
    { action: 'created', changes: { step: { old: null, new: some } } },
  ])
  await eventually(() => expect(publish).toHaveBeenCalledTimes(6))
})

describe('refused without a change', () => {
  test.each([
    ['a step to itself', { status_from: 4, status_to: 4, roles: [] }, 'status_to'],
    ['a step there is', { status_from: 1, status_to: 2, roles: ['admin'] }, 'status_to'],
    ['a role that moves no orders', { status_from: 3, status_to: 6, roles: ['reporter'] }, 'roles.0'],
    ['a status there is not', { status_from: 3, status_to: 11, roles: [] }, 'status_to'],
    ['no roles field', { status_from: 3, status_to: 6 }, 'roles'],
    ['a number in another form', { status_from: '1e0', status_to: 6, roles: [] }, 'status_from'],
    ['a list of a list', { status_from: [[1]], status_to: 6, roles: [] }, 'status_from'],
    ['a role of every object', { status_from: 3, status_to: 6, roles: ['__proto__'] }, 'roles.0'],
  ])('%s', async (_title, body, field) => {
    const answer = await owner.post(at(flows.own), body)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect((await flow()).version).toBe(1)
  })

  test.each([
    ['onto a step there is', { status_from: 1, status_to: 2 }],
    ['onto itself', { status_to: 2 }],
  ])('moved %s', async (_title, body) => {
    const [, second] = await linksOf()
    const answer = await owner.put(at(flows.own, second?.id), body)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['status_to']])
    expect((await flow()).version).toBe(1)
  })

  test('links of the shared default can be read by everybody who draws flows, and written by administrators', async () => {
    const link = { status_from: 1, status_to: 9, roles: ['admin'] }
    const [first] = (await owner.get(at(flows.shared))).json().data
    expect((await owner.post(at(flows.shared), link)).statusCode).toBe(403)
    expect((await owner.put(at(flows.shared, first.id), { roles: [] })).statusCode).toBe(403)
    expect((await owner.delete(at(flows.shared, first.id))).statusCode).toBe(403)
  })

  test('foreign flows, and links of other flows, are missing', async () => {
    const [foreign] = (await (await app.as('admin')).get(at(flows.foreign))).json().data
    const link = { status_from: 1, status_to: 9, roles: ['admin'] }
    const answers = [
      await owner.get(at(flows.foreign)),
      await owner.post(at(flows.foreign), link),
      await owner.put(at(flows.foreign, foreign.id), { roles: [] }),
      await owner.delete(at(flows.foreign, foreign.id)),
      await owner.put(at(flows.own, foreign.id), { roles: [] }),
      await owner.delete(at(flows.own, foreign.id)),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
  })

  test('an older version of the flow is refused with the present flow', async () => {
    const [first] = await linksOf()
    const { data: saved } = (await owner.put(`/order-flow/${flows.own}`, { name: 'Night shift' })).json()
    const old = { 'if-match': '"1"' }
    const link = { status_from: 1, status_to: 9, roles: ['admin'] }
    for (const answer of [
      await owner.post(at(flows.own), link, old),
      await owner.put(at(flows.own, first?.id), { roles: [] }, old),
      await owner.delete(at(flows.own, first?.id), old),
    ])
      expect([answer.statusCode, answer.json().data]).toEqual([412, saved])
    expect((await owner.post(at(flows.own), link, { 'if-match': '"2"' })).statusCode).toBe(201)
  })
})

test('the same step added several times at once is added once', async () => {
  const link = { status_from: 1, status_to: 9, roles: ['admin'] }
  const answers = await Promise.all(Array.from({ length: 5 }, () => owner.post(at(flows.own), link)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422, 422])
  expect(await flow()).toMatchObject({ version: 2, links: [{}, {}, {}] })
})
