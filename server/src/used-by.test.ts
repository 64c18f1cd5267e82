import type { Role } from '@tracklane/contract/kit/role'
import { beforeEach, describe, expect, test } from 'vitest'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder, buildUser, type World } from '#testing/build.ts'

const app = appPerFile()
const AT = new Date('2026-05-04T10:00:00Z')

/** Beside the world's rows: orders of every kind here, one of strangers, and a deleted account. */
beforeEach(async () => {
  const { world } = app
  const { organization, otherOrganization, country, otherCountry, courier, strangerCourier } = world
  for (const when of [{}, { status_id: 6 }, { archived_at: AT }, { deleted_at: AT }])
    await buildOrder(world, { courier_id: courier, ...when })
  await buildOrder(world, { country_id: otherCountry, currency_code: 'PLN', courier_id: courier })
  await buildOrder(world, { organization_id: otherOrganization, courier_id: strangerCourier })
  await buildUser(world.db, { role: 'logist', organization_id: organization, country_id: country, deleted_at: AT })
  const here = { organization_id: organization, country_id: country }
  await world.db
    .insertInto('order_flows')
    .values({ ...here, name: 'Here' })
    .execute()
  await world.db
    .insertInto('kanbans')
    .values({ ...here, name: 'Here', columns: '[]' })
    .execute()
  await world.db
    .insertInto('kanban_cards')
    .values({ ...here, name: 'Here', fields: '[]' })
    .execute()
  await world.db
    .updateTable('organizations')
    .set({ country_ids: [world.country] })
    .where('id', '=', world.organization)
    .execute()
})

interface Case {
  readonly path: (world: World) => Promise<string> | string
  readonly as: Role
  readonly used_by: object
}

const organization = ({ organization }: World) => `/organization/${organization}`
const country = ({ country }: World) => `/country/${country}`
const courier = ({ courier }: World) => `/courier/${courier}`
const userOf = (role: Role) => (world: World) => `/user/${world.users[role]}`
const currency = async ({ db }: World, code = 'EUR') => {
  const { id } = await db.selectFrom('currencies').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  return `/currency/${id}`
}

describe('uses of a row', () => {
  test.each<Case & { readonly what: string }>([
    {
      what: 'a country: its orders, people and couriers, and what is drawn for it',
      path: country,
      as: 'admin',
      used_by: { orders: 5, users: 6, couriers: 2, organizations: 1, hand_overs: 0, order_flows: 1, kanbans: 1, kanban_cards: 1 },
    },
    { what: 'a currency', path: currency, as: 'admin', used_by: { orders: 5, users: 0, couriers: 0, countries: 1 } },
    {
      what: 'a currency that nothing names',
      path: (world) => currency(world, 'JPY'),
      as: 'admin',
      used_by: { orders: 0, users: 0, couriers: 0, countries: 0 },
    },
    { what: 'an organization, without strangers', path: organization, as: 'admin', used_by: { orders: 5, users: 5, couriers: 1 } },
    {
      what: 'an organization to its own, who see nothing deleted',
      path: organization,
      as: 'organization_admin',
      used_by: { orders: 4, users: 5, couriers: 1 },
    },
    { what: 'a courier: what is not archived, and their login', path: courier, as: 'admin', used_by: { orders: 3, users: 1, couriers: 0 } },
    { what: 'a courier, to who sees one country', path: courier, as: 'logist', used_by: { orders: 2, users: 1, couriers: 0 } },
    {
      what: 'a courier without a login and orders here',
      path: ({ strangerCourier }) => `/courier/${strangerCourier}`,
      as: 'admin',
      used_by: { orders: 1, users: 0, couriers: 0 },
    },
    { what: 'an account of a courier', path: userOf('courier'), as: 'admin', used_by: { orders: 3, users: 0, couriers: 1 } },
    {
      what: 'an account of a courier, to who sees no orders',
      path: userOf('courier'),
      as: 'security',
      used_by: { orders: 0, users: 0, couriers: 1 },
    },
    { what: 'an account of anybody else', path: userOf('logist'), as: 'organization_admin', used_by: { orders: 0, users: 0, couriers: 0 } },
  ])('$what ($as)', async ({ path, as, used_by }) => {
    const answer = await (await app.as(as)).get(await path(app.world))
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.used_by).toEqual(used_by)
  })

  test.each<Omit<Case, 'used_by'>>([
    ...(['organization_admin', 'reporter', 'logist', 'courier', 'security'] as const).flatMap((as) => [
      { path: country, as },
      { path: currency, as },
    ]),
    { path: organization, as: 'security' },
    { path: userOf('admin'), as: 'security' },
  ])('are left out for readers who cannot change the row or see only its name ($as)', async ({ path, as }) => {
    const answer = await (await app.as(as)).get(await path(app.world))
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).not.toHaveProperty('used_by')
  })

  test.each(['/organization', '/user', '/country', '/currency', '/courier'])('are not counted for the list %s', async (path) => {
    const { data } = (await (await app.as('admin')).get(path)).json()
    expect(data.length).toBeGreaterThan(0)
    for (const row of data) expect(row).not.toHaveProperty('used_by')
  })
})
