import type { OrderFlow } from '@tracklane/contract/order-flow'
import { flowChannel } from '@tracklane/contract/realtime'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildFlows, type Flows, LINKS } from './build-flow.testing.ts'

const app = appPerFile()
let flows: Flows

beforeEach(async () => {
  flows = await buildFlows(app.world)
})

type Who = Parameters<TestApp['as']>[0]

async function read(who: Who, id: number): Promise<OrderFlow> {
  return (await (await app.as(who)).get(`/order-flow/${id}`)).json().data
}

async function save(who: Who, id: number, body: object, headers: Record<string, string> = {}) {
  return (await app.as(who)).put(`/order-flow/${id}`, body, headers)
}

function pairs(flow: OrderFlow): string[] {
  return flow.links.map((link) => `${link.status_from}→${link.status_to} ${link.roles.join(' ')}`)
}

const links = [
  { status_from: 1, status_to: 2, roles: ['logist', 'admin', 'logist'] },
  { status_from: 3, status_to: 6, roles: ['courier'] },
]

test('the links given are the whole of them; what stays keeps its id', async () => {
  const before = await read('organization_admin', flows.own)
  const answer = await save('organization_admin', flows.own, { links })
  expect(answer.statusCode).toBe(200)
  const after: OrderFlow = answer.json().data
  expect(pairs(after)).toEqual(['1→2 admin logist', '3→6 courier'])
  expect(after.links[0]?.id).toBe(before.links[0]?.id)
  expect(after).toMatchObject({ name: 'Our way', version: before.version + 1 })
  expect(answer.headers.etag).toBe(`"${after.version}"`)
  expect(await read('organization_admin', flows.own)).toEqual(after)
})

test('what is absent stays, and an empty list takes every link away', async () => {
  const renamed: OrderFlow = (await save('organization_admin', flows.own, { name: '  Night shift ' })).json().data
  expect(renamed.name).toBe('Night shift')
  expect(renamed.links).toHaveLength(2)
  const emptied: OrderFlow = (await save('organization_admin', flows.own, { links: [] })).json().data
  expect(emptied).toMatchObject({ name: 'Night shift', links: [] })
})

test('what the caller may not set is ignored', async () => {
  const { otherOrganization } = app.world
  const body = { id: flows.foreign, organization_id: otherOrganization, country_id: null, is_default: true, version: 99, name: 'Ours' }
  const saved: OrderFlow = (await save('organization_admin', flows.ownHere, body)).json().data
  expect(saved).toMatchObject({ id: flows.ownHere, organization_id: app.world.organization, is_default: false, version: 2, name: 'Ours' })
})

test('a change is written to the log in words; saving the same again writes nothing', async () => {
  await save('organization_admin', flows.own, { name: 'Night shift', links })
  const again = await save('organization_admin', flows.own, { name: 'Night shift', links })
  expect(again.json().data.version).toBe(2)
  const logs = await app.world.db.selectFrom('model_logs').selectAll().execute()
  expect(logs).toHaveLength(1)
  expect(logs[0]).toMatchObject({
    entity: 'order-flow',
    entity_id: flows.own,
    action: 'updated',
    actor_id: app.world.users.organization_admin,
    changes: {
      name: { old: 'Our way', new: 'Night shift' },
      links: {
        old: ['New → Processing: Logist', 'Processing → Ready for dispatch: Administrator, Logist'],
        new: ['New → Processing: Administrator, Logist', 'Ready for dispatch → In delivery: Courier'],
      },
    },
  })
})

test('an older version than the one saved last is a 412 with the flow as it is', async () => {
  const first = await save('organization_admin', flows.own, { name: 'First' }, { 'if-match': '"1"' })
  expect(first.statusCode).toBe(200)
  const second = await save('admin', flows.own, { name: 'Second' }, { 'if-match': '"1"' })
  expect(second.statusCode).toBe(412)
  expect(second.json().data).toEqual(first.json().data)
  expect((await save('admin', flows.own, { name: 'Second' })).statusCode).toBe(200)
})

test('of two who save at once with the same version one is refused', async () => {
  const [one, two] = [await app.as('organization_admin'), await app.as('admin')]
  const answers = await Promise.all([
    one.put(`/order-flow/${flows.own}`, { links: [] }, { 'if-match': '"1"' }),
    two.put(`/order-flow/${flows.own}`, { links }, { 'if-match': '"1"' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
})

test('a foreign flow is a 404, the shared one a 403, both unchanged', async () => {
  expect((await save('organization_admin', flows.foreign, { name: 'Mine' })).statusCode).toBe(404)
  expect((await save('organization_admin', 999_999, { name: 'Mine' })).statusCode).toBe(404)
  expect((await save('organization_admin', flows.shared, { name: 'Mine' })).statusCode).toBe(403)
  expect((await read('admin', flows.shared)).name).not.toBe('Mine')
  expect((await read('admin', flows.foreign)).name).toBe('Our way')
})

test('an administrator saves every flow, the shared one too', async () => {
  const { name } = await read('admin', flows.shared)
  try {
    expect((await save('admin', flows.shared, { name: 'For everybody' })).json().data.name).toBe('For everybody')
    expect((await save('admin', flows.foreign, { name: 'Theirs' })).json().data.name).toBe('Theirs')
  } finally {
    await save('admin', flows.shared, { name })
  }
})

test.each([
  {
    title: 'a role that moves no orders',
    body: { links: [{ status_from: 1, status_to: 2, roles: ['reporter'] }] },
    field: 'links.0.roles.0',
  },
  { title: 'a step to itself', body: { links: [{ status_from: 2, status_to: 2, roles: ['admin'] }] }, field: 'links.0' },
  { title: 'the same step twice', body: { links: [LINKS[0], LINKS[0]] }, field: 'links.1' },
  { title: 'a status that does not exist', body: { links: [{ status_from: 0, status_to: 2, roles: [] }] }, field: 'links.0.status_from' },
  { title: 'an empty name', body: { name: ' ' }, field: 'name' },
  { title: 'links that are no list', body: { links: 'all' }, field: 'links' },
])('$title is a 422 at its field, and nothing is saved', async ({ body, field }) => {
  const answer = await save('organization_admin', flows.own, body)
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().errors)).toEqual([field])
  expect((await read('organization_admin', flows.own)).version).toBe(1)
})

test('the logists it holds for are told, nobody when nothing changed', async () => {
  const { organization, country } = app.world
  const publish = vi.spyOn(app.app.platform.realtime, 'publish')
  await save('organization_admin', flows.ownHere, { name: 'Our way' })
  await save('organization_admin', flows.ownHere, { name: 'Another way' })
  await vi.waitFor(() => expect(publish).toHaveBeenCalled(), { timeout: 10_000 })
  const told = publish.mock.calls.filter(([channel]) => channel === flowChannel(organization, country))
  expect(told).toEqual([[flowChannel(organization, country), 'flow-updated', expect.objectContaining({ flow_id: flows.ownHere })]])
})
