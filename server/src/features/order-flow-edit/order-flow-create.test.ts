import type { OrderFlow } from '@tracklane/contract/order-flow'
import { flowChannel } from '@tracklane/contract/realtime'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildFlows, type Flows, LINKS } from '#features/order-flow/build-flow.testing.ts'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'
import { eventually } from '#testing/hang.ts'

const app = appPerFile()
let flows: Flows

beforeEach(async () => {
  flows = await buildFlows(app.world)
})

type Who = Parameters<TestApp['as']>[0]

async function create(who: Who, body: object) {
  return (await app.as(who)).post('/order-flow', body)
}

function pairs(flow: OrderFlow): string[] {
  return flow.links.map((link) => `${link.status_from}→${link.status_to} ${link.roles.join(' ')}`)
}

test("a flow of one's own organization is a copy of the valid one, unless it has links", async () => {
  const { organization, otherCountry } = app.world
  const answer = await create('organization_admin', { name: ' Poland ', country_id: otherCountry })
  expect(answer.statusCode).toBe(201)
  const flow: OrderFlow = answer.json().data
  expect(flow).toMatchObject({ name: 'Poland', organization_id: organization, country_id: otherCountry, is_default: false, version: 1 })
  expect(answer.headers.etag).toBe('"1"')
  expect(pairs(flow)).toEqual(['1→2 logist', '2→3 admin logist'])
  expect(flow.id).not.toBe(flows.own)
})

test('a flow has its given links with sorted roles, and may have none', async () => {
  const { otherOrganization, country, otherCountry } = app.world
  const links = [{ status_from: 6, status_to: 7, roles: ['courier', 'admin', 'courier'] }]
  const drawn: OrderFlow = (await create('admin', { name: 'X', organization_id: otherOrganization, country_id: country, links })).json()
    .data
  expect(pairs(drawn)).toEqual(['6→7 admin courier'])
  const empty = await create('admin', { name: 'Y', organization_id: otherOrganization, country_id: otherCountry, links: [] })
  expect(empty.json().data.links).toEqual([])
})

test('its orders use it from then on', async () => {
  const { otherCountry } = app.world
  const { id } = await buildOrder(app.world, { country_id: otherCountry })
  const admin = await app.as('admin')
  expect((await admin.get(`/order/${id}`)).json().data.flow_id).toBe(flows.own)
  const links = [{ status_from: 1, status_to: 5, roles: ['admin'] }]
  const flow = (await create('organization_admin', { name: 'Poland', country_id: otherCountry, links })).json().data
  const { flow_id, transitions } = (await admin.get(`/order/${id}`)).json().data
  expect([flow_id, transitions.map((to: { status_id: number }) => to.status_id)]).toEqual([flow.id, [5]])
})

test('a second one for the same area is refused at the country, with the existing one', async () => {
  const { organization, country } = app.world
  for (const [body, standing] of [
    [{ organization_id: organization, country_id: country }, flows.ownHere],
    [{ organization_id: organization, country_id: null }, flows.own],
    [{ organization_id: organization }, flows.own],
    [{ organization_id: null, country_id: null }, flows.shared],
  ] as const) {
    const answer = await create('admin', { name: 'Another', ...body })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ country_id: ['There is a flow for this organization and country already'] })
    expect(answer.json().data).toMatchObject({ id: standing, links: expect.any(Array) })
  }
})

test('of several created at once one succeeds, and the others get the existing one', async () => {
  const { otherCountry } = app.world
  const visitor = await app.as('organization_admin')
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => visitor.post('/order-flow', { name: `No. ${index}`, country_id: otherCountry })),
  )
  const made = answers.filter(({ statusCode }) => statusCode === 201)
  expect(made).toHaveLength(1)
  const refused = answers.filter(({ statusCode }) => statusCode === 422)
  expect(refused.map((answer) => answer.json().data.id)).toEqual(Array.from({ length: 4 }, () => made[0]?.json().data.id))
})

test.each([
  ['organization_admin', 'somebody else’s organization', () => ({ organization_id: app.world.otherOrganization }), 'organization_id'],
  ['organization_admin', 'no organization', () => ({ organization_id: null }), 'organization_id'],
  ['admin', 'no organization named', () => ({ country_id: app.world.otherCountry }), 'organization_id'],
  ['admin', 'a shared one of a country', () => ({ organization_id: null, country_id: app.world.country }), 'organization_id'],
  ['admin', 'an organization there is not', () => ({ organization_id: 2_000_000_000 }), 'organization_id'],
  ['organization_admin', 'a country there is not', () => ({ country_id: 2_000_000_000 }), 'country_id'],
  ['organization_admin', 'no name', () => ({ name: ' ' }), 'name'],
  ['organization_admin', 'a link twice', () => ({ links: [LINKS[0], LINKS[0]] }), 'links.1'],
] as const)('%s: %s is a 422 at its field', async (who, _title, body, field) => {
  const answer = await create(who, { name: 'Another', country_id: app.world.otherCountry, ...body() })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().errors)).toEqual([field])
})

test('an inactive country or organization gets no flow', async () => {
  const { db, country, otherOrganization, otherCountry } = app.world
  await db.updateTable('countries').set({ active: false }).where('id', '=', otherCountry).execute()
  expect(Object.keys((await create('organization_admin', { name: 'X', country_id: otherCountry })).json().errors)).toEqual(['country_id'])
  await db.updateTable('organizations').set({ active: false }).where('id', '=', otherOrganization).execute()
  const answer = await create('admin', { name: 'X', organization_id: otherOrganization, country_id: country })
  expect(Object.keys(answer.json().errors)).toEqual(['organization_id'])
})

test('it is logged as a whole, and announced to people who now use it', async () => {
  const { organization, otherCountry } = app.world
  const publish = vi.spyOn(app.app.platform.realtime, 'publish')
  const { id } = (await create('organization_admin', { name: 'Poland', country_id: otherCountry })).json().data
  const { logs, relations } = (await (await app.as('admin')).get(`/model-log/order-flow/${id}`)).json().data
  expect(relations).toEqual({})
  expect(logs).toMatchObject([
    {
      action: 'created',
      changes: {
        name: { old: null, new: 'Poland' },
        organization: { old: null, new: 'North Parcel' },
        country_name: { old: null, new: 'Poland' },
        links: { old: null, new: ['New → Processing: Logist', 'Processing → Ready for dispatch: Administrator, Logist'] },
      },
    },
  ])
  await eventually(() => expect(publish).toHaveBeenCalledTimes(2))
  expect(publish.mock.calls.map(([channel]) => channel)).toEqual([flowChannel(organization, otherCountry), flowChannel(organization, null)])
})
