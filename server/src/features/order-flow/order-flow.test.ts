import type { FlowLink, OrderFlow } from '@tracklane/contract/order-flow'
import { flowChannel } from '@tracklane/contract/realtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { scopeOf, type UserActor } from '#platform/actor.ts'
import { type Context, createContext } from '#platform/context.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildUser } from '#testing/build.ts'
import { flowFor, flowIds } from './order-flow.service.ts'

let app: TestApp
let shared: number
let own: number
let ownHere: number
let foreign: number

beforeEach(async () => {
  app = await testApp()
  const { organization, otherOrganization, country } = app.world
  shared = await sharedFlow()
  own = await buildFlow({ organization_id: organization, country_id: null })
  ownHere = await buildFlow({ organization_id: organization, country_id: country })
  foreign = await buildFlow({ organization_id: otherOrganization, country_id: null })
})

afterEach(() => app.close())

type Who = Parameters<TestApp['as']>[0]

const LINKS: FlowLink[] = [
  { status_from: 1, status_to: 2, roles: ['logist'] },
  { status_from: 2, status_to: 3, roles: ['admin', 'logist'] },
]

async function sharedFlow(): Promise<number> {
  const { id } = await app.world.db.selectFrom('order_flows').select('id').where('organization_id', 'is', null).executeTakeFirstOrThrow()
  return id
}

async function buildFlow(area: { organization_id: number; country_id: number | null }, links = LINKS): Promise<number> {
  const { db } = app.world
  const { id } = await db
    .insertInto('order_flows')
    .values({ name: 'Our way', ...area })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (links.length > 0) {
    await db
      .insertInto('order_flow_links')
      .values(links.map((link) => ({ ...link, roles: [...link.roles], flow_id: id })))
      .execute()
  }
  return id
}

async function contextOf(userId: number): Promise<Context> {
  const user = await app.world.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const actor: UserActor = { ...user, kind: 'user', user_id: user.id, name: 'Ann Lee', scope: scopeOf(user), impersonator_id: null }
  return createContext(app.app.platform, { actor, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'test' })
}

async function read(who: Who, url: string): Promise<OrderFlow> {
  const answer = await (await app.as(who)).get(url)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

async function save(who: Who, id: number, body: object, headers: Record<string, string> = {}) {
  return (await app.as(who)).put(`/order-flow/${id}`, body, headers)
}

async function statusOf(who: Who, url: string): Promise<number> {
  return (await (await app.as(who)).get(url)).statusCode
}

function pairs(flow: OrderFlow): string[] {
  return flow.links.map((link) => `${link.status_from}→${link.status_to} ${link.roles.join(' ')}`)
}

describe('which flow holds', () => {
  const idOf = async (area: { organization_id: number; country_id: number }) =>
    (await flowFor(await contextOf(app.world.users.admin), area)).id

  test('for an order: of its organization and country, else of its organization, else the shared one', async () => {
    const { organization, otherOrganization, country, otherCountry, db } = app.world
    expect(await idOf({ organization_id: organization, country_id: country })).toBe(ownHere)
    expect(await idOf({ organization_id: organization, country_id: otherCountry })).toBe(own)
    expect(await idOf({ organization_id: otherOrganization, country_id: country })).toBe(foreign)
    await db.deleteFrom('order_flows').where('id', 'in', [own, foreign]).execute()
    expect(await idOf({ organization_id: organization, country_id: otherCountry })).toBe(shared)
    expect(await idOf({ organization_id: otherOrganization, country_id: country })).toBe(shared)
  })

  test('a flow without links is a flow that holds, and allows nothing', async () => {
    const { organization, otherCountry, users } = app.world
    const empty = await buildFlow({ organization_id: organization, country_id: otherCountry }, [])
    const ctx = await contextOf(users.admin)
    expect(await flowFor(ctx, { organization_id: organization, country_id: otherCountry })).toEqual({ id: empty, links: [] })
  })

  test('for a list of orders it is the same, found once', async () => {
    const { organization, otherOrganization, country, otherCountry, users } = app.world
    const flowOf = await flowIds(await contextOf(users.admin))
    expect(flowOf(organization, country)).toBe(ownHere)
    expect(flowOf(organization, otherCountry)).toBe(own)
    expect(flowOf(otherOrganization, otherCountry)).toBe(foreign)
    for (const who of [users.logist, users.courier, users.reporter]) {
      expect((await flowIds(await contextOf(who)))(organization, country)).toBe(ownHere)
    }
  })

  test('for a person: the one of the organization and country', async () => {
    const { logistElsewhere, strangerLogist } = app.world
    expect((await read('logist', '/order-flow/default')).id).toBe(ownHere)
    expect((await read('organization_admin', '/order-flow/default')).id).toBe(ownHere)
    expect((await read(logistElsewhere, '/order-flow/default')).id).toBe(own)
    expect((await read(strangerLogist, '/order-flow/default')).id).toBe(foreign)
  })

  test('for an administrator: the shared one, with exactly the links of the product', async () => {
    const flow = await read('admin', '/order-flow/default')
    expect(flow).toMatchObject({ id: shared, is_default: true, organization_id: null, country_id: null })
    const letters: Record<string, string> = { logist: 'L', organization_admin: 'O', admin: 'A', courier: 'C' }
    const links = flow.links.map((link) => `${link.status_from}→${link.status_to} ${link.roles.map((role) => letters[role]).join('')}`)
    expect(links.sort()).toEqual(
      `1→2 LOA,1→5 LOA,2→3 LOA,2→5 LOA,3→6 LOA,3→8 LOA,3→5 LOA,6→7 LOAC,6→4 LOAC,6→5 LOAC,4→3 LOA,4→6 LOA,4→5 LOA,5→4 LOA,5→10 LOA,7→9 LOA,8→9 LOA,2→1 LOA,3→2 LOA,6→3 LOA,7→6 OA,8→3 OA,9→7 OA`
        .split(',')
        .sort(),
    )
  })

  test('for nobody without an organization', async () => {
    const lost = await buildUser(app.world.db, { role: 'organization_admin', organization_id: null, country_id: null })
    expect(await statusOf(lost, '/order-flow/default')).toBe(404)
    expect((await (await app.as(lost)).get('/order-flow')).json().data).toEqual([])
    expect(await statusOf(lost, `/order-flow/${shared}`)).toBe(404)
  })
})

describe('reading flows', () => {
  test('an organization’s administrator reads the own ones and the shared one', async () => {
    const flows: OrderFlow[] = (await (await app.as('organization_admin')).get('/order-flow')).json().data
    expect(flows.map(({ id, is_default }) => [id, is_default])).toEqual([
      [shared, true],
      [own, false],
      [ownHere, false],
    ])
    expect(pairs(flows[1] as OrderFlow)).toEqual(['1→2 logist', '2→3 admin logist'])
  })

  test('an administrator reads all', async () => {
    const flows: OrderFlow[] = (await (await app.as('admin')).get('/order-flow')).json().data
    expect(flows.map(({ id }) => id)).toEqual(expect.arrayContaining([shared, own, ownHere, foreign]))
  })

  test('a foreign flow is as absent as one that does not exist', async () => {
    const visitor = await app.as('organization_admin')
    const [there, nowhere] = [await visitor.get(`/order-flow/${foreign}`), await visitor.get('/order-flow/999999')]
    expect(there.statusCode).toBe(404)
    expect(there.json()).toEqual(nowhere.json())
  })

  test('the roles a link may name have the ids of the role list', async () => {
    const { data } = (await (await app.as('organization_admin')).get('/order-flow/roles')).json()
    const roles = (await (await app.as('organization_admin')).get('/role')).json().data
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['admin', 'organization_admin', 'logist', 'courier'])
    for (const role of data) expect(roles).toContainEqual(role)
  })

  test.each([
    { role: 'logist', default: 200, list: 403 },
    { role: 'reporter', default: 403, list: 403 },
    { role: 'courier', default: 403, list: 403 },
    { role: 'security', default: 403, list: 403 },
  ] as const)('a $role may read the flow of the own work at most', async ({ role, ...status }) => {
    expect(await statusOf(role, '/order-flow/default')).toBe(status.default)
    expect(await statusOf(role, '/order-flow')).toBe(status.list)
    expect(await statusOf(role, '/order-flow/roles')).toBe(status.list)
    expect(await statusOf(role, `/order-flow/${own}`)).toBe(status.list)
    expect((await save(role, own, { name: 'Mine' })).statusCode).toBe(403)
  })
})

describe('saving a flow', () => {
  const links = [
    { status_from: 1, status_to: 2, roles: ['logist', 'admin', 'logist'] },
    { status_from: 3, status_to: 6, roles: ['courier'] },
  ]

  test('the links given are the whole of them; what stays keeps its id', async () => {
    const before = await read('organization_admin', `/order-flow/${own}`)
    const answer = await save('organization_admin', own, { links })
    expect(answer.statusCode).toBe(200)
    const after: OrderFlow = answer.json().data
    expect(pairs(after)).toEqual(['1→2 admin logist', '3→6 courier'])
    expect(after.links[0]?.id).toBe(before.links[0]?.id)
    expect(after).toMatchObject({ name: 'Our way', version: before.version + 1 })
    expect(answer.headers.etag).toBe(`"${after.version}"`)
    expect(await read('organization_admin', `/order-flow/${own}`)).toEqual(after)
  })

  test('what is absent stays, and an empty list takes every link away', async () => {
    const renamed: OrderFlow = (await save('organization_admin', own, { name: '  Night shift ' })).json().data
    expect(renamed.name).toBe('Night shift')
    expect(renamed.links).toHaveLength(2)
    const emptied: OrderFlow = (await save('organization_admin', own, { links: [] })).json().data
    expect(emptied).toMatchObject({ name: 'Night shift', links: [] })
  })

  test('what the caller may not set is ignored', async () => {
    const { otherOrganization } = app.world
    const body = { id: foreign, organization_id: otherOrganization, country_id: null, is_default: true, version: 99, name: 'Ours' }
    const saved: OrderFlow = (await save('organization_admin', ownHere, body)).json().data
    expect(saved).toMatchObject({ id: ownHere, organization_id: app.world.organization, is_default: false, version: 2, name: 'Ours' })
  })

  test('a change is written to the log in words; saving the same again writes nothing', async () => {
    await save('organization_admin', own, { name: 'Night shift', links })
    const again = await save('organization_admin', own, { name: 'Night shift', links })
    expect(again.json().data.version).toBe(2)
    const logs = await app.world.db.selectFrom('model_logs').selectAll().execute()
    expect(logs).toHaveLength(1)
    expect(logs[0]).toMatchObject({
      entity: 'order-flow',
      entity_id: own,
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
    const first = await save('organization_admin', own, { name: 'First' }, { 'if-match': '"1"' })
    expect(first.statusCode).toBe(200)
    const second = await save('admin', own, { name: 'Second' }, { 'if-match': '"1"' })
    expect(second.statusCode).toBe(412)
    expect(second.json().data).toMatchObject({ id: own, name: 'First', version: 2 })
    expect((await save('admin', own, { name: 'Second' })).statusCode).toBe(200)
  })

  test('of two who save at once with the same version one is refused', async () => {
    const [one, two] = [await app.as('organization_admin'), await app.as('admin')]
    const answers = await Promise.all([
      one.put(`/order-flow/${own}`, { links: [] }, { 'if-match': '"1"' }),
      two.put(`/order-flow/${own}`, { links }, { 'if-match': '"1"' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  })

  test('a foreign flow is a 404, the shared one a 403, both unchanged', async () => {
    expect((await save('organization_admin', foreign, { name: 'Mine' })).statusCode).toBe(404)
    expect((await save('organization_admin', 999_999, { name: 'Mine' })).statusCode).toBe(404)
    expect((await save('organization_admin', shared, { name: 'Mine' })).statusCode).toBe(403)
    expect((await read('admin', `/order-flow/${shared}`)).name).not.toBe('Mine')
    expect((await read('admin', `/order-flow/${foreign}`)).name).toBe('Our way')
  })

  test('an administrator saves every flow, the shared one too', async () => {
    const { name } = await read('admin', `/order-flow/${shared}`)
    try {
      expect((await save('admin', shared, { name: 'For everybody' })).json().data.name).toBe('For everybody')
      expect((await save('admin', foreign, { name: 'Theirs' })).json().data.name).toBe('Theirs')
    } finally {
      await save('admin', shared, { name })
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
    const answer = await save('organization_admin', own, body)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect((await read('organization_admin', `/order-flow/${own}`)).version).toBe(1)
  })

  test('the logists it holds for are told, nobody when nothing changed', async () => {
    const { organization, country } = app.world
    const publish = vi.spyOn(app.app.platform.realtime, 'publish')
    await save('organization_admin', ownHere, { name: 'Our way' })
    await save('organization_admin', ownHere, { name: 'Another way' })
    await vi.waitFor(() => expect(publish).toHaveBeenCalled())
    const told = publish.mock.calls.filter(([channel]) => channel === flowChannel(organization, country))
    expect(told).toEqual([[flowChannel(organization, country), 'flow-updated', expect.objectContaining({ flow_id: ownHere })]])
  })
})
