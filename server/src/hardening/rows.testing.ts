import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { buildCourier, buildOrder, buildUser, type World } from '#testing/build.ts'

/** Ids of one kind of row, as a logist of the world's first organization and country sees them. */
export interface Rows {
  readonly own: number
  /** In the own organization, in the country of somebody else. */
  readonly elsewhere?: number
  /** In another organization. */
  readonly foreign?: number
  readonly deleted?: number
}

/** By the name their calls have in the path. Rows without `foreign` are everybody's. */
export type RowsByKind = Readonly<Record<string, Rows>>

/** Nobody has a row of this id. */
export const ABSENT = 2_147_483_647

/** A world with rows of every kind that a call names by id; a call of a new kind needs its rows here. */
export async function buildRows(world: World): Promise<RowsByKind> {
  const courier = await buildCouriers(world)
  const order = await buildOrders(world, courier)
  return {
    courier,
    order,
    'courier-order': await assignmentsOf(world, order),
    'order-flow': await buildFlows(world),
    'order-sub-status': await buildSubStatuses(world),
    country: { own: world.country },
    currency: { own: await currencyOf(world) },
    organization: { own: world.organization, foreign: world.otherOrganization },
    user: { own: world.users.courier, elsewhere: world.logistElsewhere, foreign: world.strangerLogist },
  }
}

async function currencyOf({ db, country }: World): Promise<number> {
  return (await db.selectFrom('countries').select('currency_id').where('id', '=', country).executeTakeFirstOrThrow()).currency_id
}

/** Orders in every other status, and an archived one: what a fuzz should come across. */
export async function buildMoreOrders(world: World): Promise<void> {
  for (const status_id of [1, 3, 4, 5, 6, 7, 8, 9, 10])
    await buildOrder(world, { status_id, courier_id: status_id > 5 ? world.courier : null })
  await buildOrder(world, { archived_at: new Date('2026-03-01T08:00:00Z') })
}

/** Which kind of row a parameter or field names; undefined where it names none. */
export function kindOf(name: string, rows: RowsByKind, path = ''): string | undefined {
  const plain = name.replace(/_?ids?$/i, '')
  const aliases: Readonly<Record<string, string>> = { flow: 'order-flow', orders: 'order', sub_status: 'order-sub-status' }
  const named = aliases[plain] ?? plain
  if (named in rows) return named
  if (!path.includes(`:${name}`)) return undefined
  const segments = path.split('/').filter((segment) => segment !== '')
  const before = segments[segments.indexOf(`:${name}`) - 1]
  return [before, segments[0]].find((segment) => segment !== undefined && segment in rows)
}

/** The names of the parameters that name a row: the code of a status is no row. */
export function idParamsOf(endpoint: Endpoint): string[] {
  return [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '').filter((name) => /id$/i.test(name) && name !== 'statusId')
}

async function buildCouriers(world: World): Promise<Rows> {
  const elsewhere = await buildCourier(world.db, { organization_id: world.organization, country_id: world.otherCountry })
  return { own: world.courier, elsewhere, foreign: world.strangerCourier }
}

async function buildOrders(world: World, courier: Rows): Promise<Rows> {
  const processing = { status_id: 2, delivery_from: new Date('2026-03-02T08:00:00Z'), delivery_to: new Date('2026-03-02T10:00:00Z') }
  const own = await buildOrder(world, { ...processing, courier_id: courier.own })
  const elsewhere = await buildOrder(world, { ...processing, country_id: world.otherCountry, courier_id: courier.elsewhere })
  const foreign = await buildOrder(world, { ...processing, organization_id: world.otherOrganization, courier_id: courier.foreign })
  const deleted = await buildOrder(world, { ...processing, courier_id: courier.own, deleted_at: new Date('2026-03-01T08:00:00Z') })
  for (const status_id of [1, 3, 4, 5, 6, 7, 8, 9, 10])
    await buildOrder(world, { status_id, courier_id: status_id > 5 ? courier.own : null })
  await buildOrder(world, { archived_at: new Date('2026-03-01T08:00:00Z') })
  return { own: own.id, elsewhere: elsewhere.id, foreign: foreign.id, deleted: deleted.id }
}

async function assignmentsOf({ db }: World, order: Rows): Promise<Rows> {
  const rows = await db.selectFrom('courier_orders').select(['id', 'order_id']).execute()
  const idOf = (orderId: number | undefined): number => rows.find(({ order_id }) => order_id === orderId)?.id ?? ABSENT
  return { own: idOf(order.own), elsewhere: idOf(order.elsewhere), foreign: idOf(order.foreign), deleted: idOf(order.deleted) }
}

async function buildFlows({ db, organization, otherOrganization }: World): Promise<Rows> {
  const flow = async (organization_id: number): Promise<number> => {
    const { id } = await db
      .insertInto('order_flows')
      .values({ name: 'Own flow', organization_id, country_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const shared = db.selectFrom('order_flows').select('id').where('organization_id', 'is', null)
    await db
      .insertInto('order_flow_links')
      .columns(['flow_id', 'status_from', 'status_to', 'roles'])
      .expression((eb) =>
        eb
          .selectFrom('order_flow_links')
          .select((one) => [one.val(id).as('flow_id'), 'status_from', 'status_to', 'roles'])
          .where('flow_id', 'in', shared),
      )
      .execute()
    return id
  }
  return { own: await flow(organization), foreign: await flow(otherOrganization) }
}

async function buildSubStatuses({ db, organization, otherOrganization }: World): Promise<Rows> {
  const subStatus = async (organization_id: number): Promise<number> => {
    const values = { name: 'Nobody home', organization_id, status_id: 3 }
    return (await db.insertInto('order_sub_statuses').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  return { own: await subStatus(organization), foreign: await subStatus(otherOrganization) }
}

/** An account that stands in for one that a test has lost. */
export function buildStandIn(world: World, role: Parameters<typeof buildUser>[1]['role']): Promise<number> {
  const isGlobal = role === 'admin' || role === 'security'
  const area = isGlobal ? {} : { organization_id: world.organization, country_id: world.country }
  return buildUser(world.db, { role, ...area })
}
