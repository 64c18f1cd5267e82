import type { FlowLink } from '@tracklane/contract/order-flow'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildFlow, buildFlows, type Flows, LINKS } from '#features/order-flow/build-flow.testing.ts'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder, buildUser } from '#testing/build.ts'

const app = appPerFile()
let flows: Flows

beforeEach(async () => {
  flows = await buildFlows(app.world)
})

type Who = Parameters<TestApp['as']>[0]

async function check(who: Who, id: number, body: object) {
  return (await app.as(who)).post(`/order-flow/${id}/check`, body)
}

async function reach(who: Who, id: number, query = '') {
  return (await (await app.as(who)).get(`/order-flow/${id}/reach${query}`)).json().data
}

/** Returns "stranded 3 (2)" for every issue about orders. */
async function stranded(who: Who, id: number, body: object): Promise<string[]> {
  const { issues } = (await check(who, id, body)).json().data
  return issues
    .filter(({ kind }: { kind: string }) => kind === 'stranded')
    .map((one: { status_from: number; orders: number }) => `${one.status_from}: ${one.orders}`)
}

const WAY: FlowLink[] = [
  { status_from: 1, status_to: 2, roles: ['logist'] },
  { status_from: 2, status_to: 9, roles: ['logist'] },
]

describe('check', () => {
  test('lists the problems, the orders by status, and the changes', async () => {
    const { country } = app.world
    for (const status_id of [2, 2, 3, 9]) await buildOrder(app.world, { status_id, country_id: country })
    const links = [{ status_from: 1, status_to: 2, roles: ['logist', 'courier'] }, ...WAY.slice(1)]
    const answer = await check('organization_admin', flows.ownHere, { links })
    expect(answer.statusCode).toBe(200)
    const unused = [3, 4, 5, 6, 7, 8, 10].map((status_from) => ({ kind: 'unreachable', level: 'warning', status_from }))
    unused.splice(1, 0, { kind: 'stranded', level: 'warning', status_from: 3, orders: 1 } as (typeof unused)[number])
    expect(answer.json().data).toEqual({
      issues: unused,
      changes: {
        added: [{ status_from: 2, status_to: 9, roles: ['logist'] }],
        removed: [{ status_from: 2, status_to: 3, roles: ['admin', 'logist'] }],
        changed: [{ status_from: 1, status_to: 2, roles: ['logist', 'courier'], roles_before: ['logist'] }],
      },
    })
  })

  test('writes nothing', async () => {
    await check('organization_admin', flows.own, { links: [] })
    const flow = (await (await app.as('organization_admin')).get(`/order-flow/${flows.own}`)).json().data
    expect(flow).toMatchObject({ version: 1, links: [{}, {}] })
    expect(await app.world.db.selectFrom('model_logs').selectAll().execute()).toEqual([])
  })

  test('counts the orders of that flow, without archived and deleted ones', async () => {
    const { organization, otherOrganization, country, otherCountry } = app.world
    const gone = new Date('2026-03-01T08:00:00Z')
    const at = (organization_id: number, country_id: number, more = {}) => buildOrder(app.world, { organization_id, country_id, ...more })
    await at(organization, country)
    await at(organization, country, { archived_at: gone })
    await at(organization, country, { deleted_at: gone })
    for (let count = 0; count < 2; count++) await at(organization, otherCountry)
    for (let count = 0; count < 3; count++) await at(otherOrganization, country)
    expect(await stranded('admin', flows.ownHere, { links: [] })).toEqual(['1: 1'])
    expect(await stranded('admin', flows.own, { links: [] })).toEqual(['1: 2'])
    expect(await stranded('admin', flows.foreign, { links: [] })).toEqual(['1: 3'])
    expect(await stranded('admin', flows.shared, { links: [] })).toEqual([])
    await app.world.db.deleteFrom('order_flows').where('id', 'in', [flows.own, flows.foreign]).execute()
    expect(await stranded('admin', flows.shared, { links: [] })).toEqual(['1: 5'])
    expect(await stranded('organization_admin', flows.shared, { links: [] })).toEqual(['1: 2'])
  })

  test('for an unsaved copy counts the orders of its target area', async () => {
    const { organization, otherOrganization, otherCountry } = app.world
    await buildOrder(app.world, { country_id: otherCountry })
    await buildOrder(app.world, { organization_id: otherOrganization, country_id: otherCountry })
    expect(await stranded('organization_admin', flows.shared, { links: [], country_id: otherCountry })).toEqual(['1: 1'])
    expect(await stranded('admin', flows.shared, { links: [], organization_id: otherOrganization, country_id: otherCountry })).toEqual([
      '1: 1',
    ])
    expect(await stranded('organization_admin', flows.shared, { links: [], organization_id: organization, country_id: null })).toEqual([
      '1: 1',
    ])
  })

  test.each([
    ['organization_admin', 'a foreign flow', () => [flows.foreign, { links: [] }], 404, []],
    [
      'organization_admin',
      'for another organization',
      () => [flows.shared, { links: [], organization_id: app.world.otherOrganization }],
      422,
      ['organization_id'],
    ],
    ['admin', 'for a country of nobody', () => [flows.shared, { links: [], country_id: app.world.country }], 422, ['organization_id']],
    ['admin', 'without links', () => [flows.own, {}], 422, ['links']],
    ['admin', 'a step twice', () => [flows.own, { links: [LINKS[0], LINKS[0]] }], 422, ['links.1']],
    ['admin', 'a role that moves nothing', () => [flows.own, { links: [{ ...LINKS[0], roles: ['security'] }] }], 422, ['links.0.roles.0']],
  ] satisfies [Who, string, () => [number, object], number, string[]][])('%s: %s is refused', async (who, _title, call, status, fields) => {
    const [id, body] = call()
    const answer = await check(who, id, body)
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([status, fields])
  })
})

describe('people and orders affected by a flow', () => {
  test('are logists and administrators whose orders use it, and those orders by status', async () => {
    const { organization, country, otherCountry } = app.world
    await buildUser(app.world.db, { role: 'logist', organization_id: organization, country_id: country, active: false })
    for (const status_id of [1, 1, 3]) await buildOrder(app.world, { status_id, country_id: otherCountry })
    await buildOrder(app.world, { status_id: 7, country_id: country })
    // the logist of the country, and the organization's administrator
    expect(await reach('organization_admin', flows.ownHere)).toEqual({ people: 2, organizations: 1, orders: [{ status_id: 7, orders: 1 }] })
    // the logist of the other country, and the administrator
    expect(await reach('organization_admin', flows.own)).toEqual({
      people: 2,
      organizations: 1,
      orders: [
        { status_id: 1, orders: 2 },
        { status_id: 3, orders: 1 },
      ],
    })
    expect(await reach('admin', flows.foreign)).toMatchObject({ people: 2, organizations: 1 })
    expect(await reach('admin', flows.shared)).toEqual({ people: 0, organizations: 0, orders: [] })
  })

  test("are for the shared default all without a flow of their own, within the reader's scope", async () => {
    await app.world.db.deleteFrom('order_flows').where('id', 'in', [flows.own, flows.foreign]).execute()
    // ownHere keeps the logist of the first country; the others return to the shared one
    expect(await reach('admin', flows.shared)).toMatchObject({ people: 4, organizations: 2 })
    expect(await reach('organization_admin', flows.shared)).toMatchObject({ people: 2, organizations: 1 })
  })

  test('leave out a disabled organization', async () => {
    const { db, otherOrganization } = app.world
    await db.updateTable('organizations').set({ active: false }).where('id', '=', otherOrganization).execute()
    expect(await reach('admin', flows.foreign)).toMatchObject({ people: 0, organizations: 0 })
  })

  test('are counted for a copy in its target area', async () => {
    const { organization, otherCountry } = app.world
    const query = `?organization_id=${organization}&country_id=${otherCountry}`
    expect(await reach('admin', flows.shared, query)).toMatchObject({ people: 2, organizations: 1 })
    await buildFlow(app.world.db, { organization_id: organization, country_id: otherCountry })
    expect(await reach('admin', flows.own)).toMatchObject({ people: 1 })
  })
})
