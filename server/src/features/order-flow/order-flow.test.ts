import type { OrderFlow } from '@tracklane/contract/order-flow'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { scopeOf, type UserActor } from '#platform/actor.ts'
import { type Context, createContext } from '#platform/context.ts'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder, buildUser } from '#testing/build.ts'
import { buildFlow, buildFlows, type Flows } from './build-flow.testing.ts'
import { flowFor } from './order-flow.service.ts'

const app = appPerFile()
let flows: Flows

beforeEach(async () => {
  flows = await buildFlows(app.world)
})

type Who = Parameters<TestApp['as']>[0]

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

async function statusOf(who: Who, url: string): Promise<number> {
  return (await (await app.as(who)).get(url)).statusCode
}

function pairs(flow: OrderFlow): string[] {
  return flow.links.map((link) => `${link.status_from}→${link.status_to} ${link.roles.join(' ')}`)
}

describe('the valid flow', () => {
  const idOf = async (area: { organization_id: number; country_id: number }) =>
    (await flowFor(await contextOf(app.world.users.admin), area)).id

  test('of an order is that of its organization and country, else of its organization, else the shared one', async () => {
    const { organization, otherOrganization, country, otherCountry, db } = app.world
    expect(await idOf({ organization_id: organization, country_id: country })).toBe(flows.ownHere)
    expect(await idOf({ organization_id: organization, country_id: otherCountry })).toBe(flows.own)
    expect(await idOf({ organization_id: otherOrganization, country_id: country })).toBe(flows.foreign)
    await db.deleteFrom('order_flows').where('id', 'in', [flows.own, flows.foreign]).execute()
    expect(await idOf({ organization_id: organization, country_id: otherCountry })).toBe(flows.shared)
    expect(await idOf({ organization_id: otherOrganization, country_id: country })).toBe(flows.shared)
  })

  test('may have no links, and then allows nothing', async () => {
    const { organization, otherCountry, users } = app.world
    const empty = await buildFlow(app.world.db, { organization_id: organization, country_id: otherCountry }, [])
    const ctx = await contextOf(users.admin)
    expect(await flowFor(ctx, { organization_id: organization, country_id: otherCountry })).toMatchObject({ id: empty, links: [] })
  })

  test('of an order is the same in its reply, in a list and on the board', async () => {
    const { organization, otherOrganization, country, otherCountry } = app.world
    const areas: [number, number, number][] = [
      [organization, country, flows.ownHere],
      [organization, otherCountry, flows.own],
      [otherOrganization, otherCountry, flows.foreign],
    ]
    const admin = await app.as('admin')
    for (const [organization_id, country_id, flow] of areas) {
      const { id } = await buildOrder(app.world, { organization_id, country_id })
      expect((await admin.get(`/order/${id}`)).json().data.flow_id).toBe(flow)
      expect((await admin.get(`/order?id=${id}`)).json().data[0].flow_id).toBe(flow)
      expect((await admin.get(`/order/kanban?id=${id}&status_id=1`)).json().data[0].orders[0].flow_id).toBe(flow)
    }
  })

  test('has its present links, whoever saved them last', async () => {
    const { db } = app.world
    const { id } = await buildOrder(app.world, {})
    const logist = await app.as('logist')
    const targets = async () =>
      (await logist.get(`/order/${id}`)).json().data.transitions.map(({ status_id }: { status_id: number }) => status_id)
    expect(await targets()).toEqual([2])

    const links = [{ status_from: 1, status_to: 3, roles: ['logist'] }]
    await (await app.as('organization_admin')).put(`/order-flow/${flows.ownHere}`, { links })
    expect(await targets()).toEqual([3])

    // Another process saves: it shares only the database with this one.
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('order_flows').set({ version: sql`version + 1` }).where('id', '=', flows.ownHere).execute()
      await tx.updateTable('order_flow_links').set({ status_to: 5 }).where('flow_id', '=', flows.ownHere).execute()
    })
    expect(await targets()).toEqual([5])
    expect((await logist.post(`/order/status/${id}/3`, {})).statusCode).toBe(422)
    expect((await logist.post(`/order/status/${id}/5`, {})).statusCode).toBe(200)
  })

  test('of a person is that of their organization and country', async () => {
    const { logistElsewhere, strangerLogist } = app.world
    expect((await read('logist', '/order-flow/default')).id).toBe(flows.ownHere)
    expect((await read('organization_admin', '/order-flow/default')).id).toBe(flows.ownHere)
    expect((await read(logistElsewhere, '/order-flow/default')).id).toBe(flows.own)
    expect((await read(strangerLogist, '/order-flow/default')).id).toBe(flows.foreign)
  })

  test('of an administrator is the shared one, with exactly the links of the product', async () => {
    const flow = await read('admin', '/order-flow/default')
    expect(flow).toMatchObject({ id: flows.shared, is_default: true, organization_id: null, country_id: null })
    const letters: Record<string, string> = { logist: 'L', organization_admin: 'O', admin: 'A', courier: 'C' }
    const links = flow.links.map((link) => `${link.status_from}→${link.status_to} ${link.roles.map((role) => letters[role]).join('')}`)
    expect(links.sort()).toEqual(
      `1→2 LOA,1→5 LOA,2→3 LOA,2→5 LOA,3→6 LOA,3→8 LOA,3→5 LOA,6→7 LOAC,6→4 LOAC,6→5 LOAC,4→3 LOA,4→6 LOA,4→5 LOA,5→4 LOA,5→10 LOA,7→9 LOA,8→9 LOA,2→1 LOA,3→2 LOA,6→3 LOA,7→6 OA,8→3 OA,9→7 OA`
        .split(',')
        .sort(),
    )
  })

  test('is missing for a person without an organization', async () => {
    const lost = await buildUser(app.world.db, { role: 'organization_admin', organization_id: null, country_id: null })
    expect(await statusOf(lost, '/order-flow/default')).toBe(404)
    expect((await (await app.as(lost)).get('/order-flow')).json().data).toEqual([])
    expect(await statusOf(lost, `/order-flow/${flows.shared}`)).toBe(404)
  })
})

describe('reading flows', () => {
  test("an organization's administrator reads their own and the shared one", async () => {
    const read: OrderFlow[] = (await (await app.as('organization_admin')).get('/order-flow')).json().data
    expect(read.map(({ id, is_default }) => [id, is_default])).toEqual([
      [flows.shared, true],
      [flows.own, false],
      [flows.ownHere, false],
    ])
    expect(pairs(read[1] as OrderFlow)).toEqual(['1→2 logist', '2→3 admin logist'])
  })

  test('an administrator reads all', async () => {
    const read: OrderFlow[] = (await (await app.as('admin')).get('/order-flow')).json().data
    expect(read.map(({ id }) => id)).toEqual(expect.arrayContaining([flows.shared, flows.own, flows.ownHere, flows.foreign]))
  })

  test('a foreign flow is answered like a missing one', async () => {
    const visitor = await app.as('organization_admin')
    const [there, nowhere] = [await visitor.get(`/order-flow/${flows.foreign}`), await visitor.get('/order-flow/999999')]
    expect(there.statusCode).toBe(404)
    expect(there.json()).toEqual(nowhere.json())
  })

  test('the roles that a link may name have the ids of the role list', async () => {
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
  ] as const)('a $role may read at most the flow of their own work', async ({ role, ...status }) => {
    expect(await statusOf(role, '/order-flow/default')).toBe(status.default)
    expect(await statusOf(role, '/order-flow')).toBe(status.list)
    expect(await statusOf(role, '/order-flow/roles')).toBe(status.list)
    expect(await statusOf(role, `/order-flow/${flows.own}`)).toBe(status.list)
    expect((await (await app.as(role)).put(`/order-flow/${flows.own}`, { name: 'Mine' })).statusCode).toBe(403)
  })
})
