import type { OrderFlow } from '@tracklane/contract/order-flow'
import { flowChannel } from '@tracklane/contract/realtime'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildFlows, type Flows, LINKS } from '#features/order-flow/build-flow.testing.ts'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { eventually } from '#testing/hang.ts'

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

test('given links replace all links, and unchanged ones keep their ids', async () => {
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

test('absent fields stay, and an empty list removes every link', async () => {
  const renamed: OrderFlow = (await save('organization_admin', flows.own, { name: '  Night shift ' })).json().data
  expect(renamed.name).toBe('Night shift')
  expect(renamed.links).toHaveLength(2)
  const emptied: OrderFlow = (await save('organization_admin', flows.own, { links: [] })).json().data
  expect(emptied).toMatchObject({ name: 'Night shift', links: [] })
})

test('fields that the caller may not set are ignored', async () => {
  const { otherOrganization } = app.world
  const body = { id: flows.foreign, organization_id: otherOrganization, country_id: null, is_default: true, version: 99, name: 'Ours' }
  const saved: OrderFlow = (await save('organization_admin', flows.ownHere, body)).json().data
  expect(saved).toMatchObject({ id: flows.ownHere, organization_id: app.world.organization, is_default: false, version: 2, name: 'Ours' })
})

test('a change is logged in words, and saving the same again writes nothing', async () => {
  await save('organization_admin', flows.own, { name: 'Night shift', links })
  const again = await save('organization_admin', flows.own, { name: 'Night shift', links })
  expect(again.json().data.version).toBe(2)
  const logs = await app.world.db.selectFrom('model_logs').selectAll().orderBy('id').execute()
  const ofLink = { entity: 'link', owner_entity: 'order-flow', owner_id: flows.own, actor_id: app.world.users.organization_admin }
  const step = (old: string | null, now: string | null) => ({ step: { old, new: now } })
  expect(logs).toMatchObject([
    { entity: 'order-flow', entity_id: flows.own, action: 'updated', changes: { name: { old: 'Our way', new: 'Night shift' } } },
    { ...ofLink, action: 'updated', changes: step('New → Processing: Logist', 'New → Processing: Administrator, Logist') },
    { ...ofLink, action: 'deleted', changes: step('Processing → Ready for dispatch: Administrator, Logist', null) },
    { ...ofLink, action: 'created', changes: step(null, 'Ready for dispatch → In delivery: Courier') },
  ])
})

test('an older version is a 412 with the present flow', async () => {
  const first = await save('organization_admin', flows.own, { name: 'First' }, { 'if-match': '"1"' })
  expect(first.statusCode).toBe(200)
  const second = await save('admin', flows.own, { name: 'Second' }, { 'if-match': '"1"' })
  expect(second.statusCode).toBe(412)
  expect(second.json().data).toEqual(first.json().data)
  expect((await save('admin', flows.own, { name: 'Second' })).statusCode).toBe(200)
})

test('of two saves with the same version at once one is refused', async () => {
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

describe('a changed flow is announced', () => {
  /** Returns the channels on which the flow was named, once everything was sent. */
  async function toldOf(flow: number, until: string) {
    const publish = vi.spyOn(app.app.platform.realtime, 'publish')
    await save('admin', flow, { name: `Another way ${Math.random()}` })
    await eventually(() => expect(publish.mock.calls.map(([channel]) => channel)).toContain(until))
    const named = publish.mock.calls.map(([channel, event, data]) => [channel, event, (data as { flow_id: number }).flow_id])
    expect(named.map(([, event, id]) => [event, id])).toEqual(named.map(() => ['flow-updated', flow]))
    return named.map(([channel]) => channel).sort()
  }

  test('to the logists of its country, and of every country', async () => {
    const { organization, country } = app.world
    const here = flowChannel(organization, country)
    expect(await toldOf(flows.ownHere, here)).toEqual([here, flowChannel(organization, null)].sort())
  })

  test('of an organization: to people whose country has none of its own', async () => {
    const { organization, otherCountry } = app.world
    const elsewhere = flowChannel(organization, otherCountry)
    expect(await toldOf(flows.own, elsewhere)).toEqual([elsewhere, flowChannel(organization, null)].sort())
  })

  test('the shared default: to every organization that uses it', async () => {
    const { db, otherOrganization, country } = app.world
    await db.deleteFrom('order_flows').where('id', '=', flows.foreign).execute()
    const { name } = await read('admin', flows.shared)
    try {
      const theirs = flowChannel(otherOrganization, country)
      expect(await toldOf(flows.shared, theirs)).toEqual([theirs])
    } finally {
      await save('admin', flows.shared, { name })
    }
  })

  test('to nobody when nothing changed', async () => {
    const { organization, country } = app.world
    const publish = vi.spyOn(app.app.platform.realtime, 'publish')
    await save('organization_admin', flows.ownHere, { name: 'Our way' })
    await save('organization_admin', flows.ownHere, { name: 'Another way' })
    await eventually(() => expect(publish).toHaveBeenCalled())
    expect(publish.mock.calls.filter(([channel]) => channel === flowChannel(organization, country))).toHaveLength(1)
  })
})
