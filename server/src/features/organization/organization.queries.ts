import type { UsedBy } from '@tracklane/contract/kit/crud'
import { OPEN_STATUSES } from '@tracklane/contract/order-status'
import { type CountryNumbers, ORGANIZATION_SORTS, type OrganizationDetail, type OrganizationQuery } from '@tracklane/contract/organization'
import { ORGANIZATION_LIST_SORTS, type OrganizationListQuery } from '@tracklane/contract/organization-option'
import { sql } from 'kysely'
import { asRead } from '#db/as-read.ts'
import type { Db } from '#db/db.ts'
import { countNaming } from '#db/naming.ts'
import type { OrganizationRecord } from '#db/tables/organization.table.ts'
import { talliesOfOrders } from '#db/tallies.ts'
import type { Scope } from '#platform/actor.ts'
import { type Condition, equals, nameOf, type SearchedRow, searched } from '#platform/list/narrowing.ts'
import { type Page, sliceOf } from '#platform/list/paging.ts'
import { named, sortedBy, sortKeys } from '#platform/list/sorting.ts'
import { within } from '#platform/list/within.ts'

/** The organizations that a person sees; some people see only the names of active ones. */
export interface Sight {
  readonly scope: Scope
  readonly isNamesOnly: boolean
}

/** An organization with the numbers of rows that a change concerns. */
export interface OrganizationView extends OrganizationRecord {
  readonly people: number
  readonly signing_in: number
  readonly tokens: number
}

type OrganizationName = Pick<OrganizationRecord, 'id' | 'name' | 'active' | 'country_ids'>

const OPTION_KEYS = sortKeys('organizations', ORGANIZATION_LIST_SORTS)
const SORT_KEYS = sortKeys('organizations', ORGANIZATION_SORTS, { people: [sql.ref('people')], tokens: [sql.ref('tokens')] })

const BY_ALL: SearchedRow = {
  text: sql.ref('organizations.search_text'),
  before: ['organizations.name', 'organizations.email', 'organizations.phone', 'organizations.address'],
}
const BY_NAME: SearchedRow = { text: nameOf(BY_ALL.text), before: ['organizations.name'] }

function known({ scope, isNamesOnly }: Sight): Condition {
  const own = within(scope, { organization: 'organizations.id' })
  return isNamesOnly ? sql`${own} and organizations.active` : own
}

export function findOrganizationOptions(
  db: Db,
  sight: Sight,
  { search, sort = 'name', active }: Partial<OrganizationListQuery>,
): Promise<OrganizationName[]> {
  return db
    .selectFrom('organizations')
    .select(['organizations.id', 'organizations.name', 'organizations.active', 'organizations.country_ids'])
    .where(known(sight))
    .where(searched(search, BY_NAME))
    .where(equals('organizations.active', active))
    .orderBy(sortedBy(sort, OPTION_KEYS, 'organizations.id'))
    .execute()
}

/** Finds organizations. Does not search fields that the person may not see. */
export async function findOrganizations(db: Db, sight: Sight, query: OrganizationQuery, now: Date): Promise<Page<OrganizationView>> {
  const { limit, offset } = sliceOf(query)
  const matching = sql<boolean>`${known(sight)} and ${searched(query.search, sight.isNamesOnly ? BY_NAME : BY_ALL)}
    and ${equals('organizations.active', query.active)}`
  const [rows, counted] = await Promise.all([
    views(db, now)
      .where(matching)
      .orderBy(sortedBy(query.sort ?? 'name', SORT_KEYS, 'organizations.id'))
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('organizations')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(matching)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(counted.total) }
}

export function findOrganization(db: Db, sight: Sight, id: number, now: Date): Promise<OrganizationView | undefined> {
  return views(db, now).where(known(sight)).where('organizations.id', '=', id).executeTakeFirst()
}

function views(db: Db, now: Date) {
  return db
    .selectFrom('organizations')
    .selectAll('organizations')
    .select([
      sql<number>`(select count(*) from users u where u.organization_id = organizations.id and u.deleted_at is null)::integer`.as('people'),
      sql<number>`(select count(*) from users u where u.organization_id = organizations.id and u.active
        and u.deleted_at is null)::integer`.as('signing_in'),
      sql<number>`(select count(*) from organization_tokens t where t.organization_id = organizations.id
        and t.expires_at > ${now})::integer`.as('tokens'),
    ])
}

/** Checks whether another organization has a name that people read as the same. Locks all names until the transaction ends. */
export async function isNameTaken(db: Db, name: string, except = 0): Promise<boolean> {
  await sql`select pg_advisory_xact_lock('organizations'::regclass::oid::integer, 0)`.execute(db)
  const { rows } = await sql`select id from organizations
    where ${asRead(sql.ref('organizations.name'))} = ${asRead(sql`${name}::text`)} and id <> ${except} limit 1`.execute(db)
  return rows.length > 0
}

/** Finds the names of these countries, sorted. */
export async function findCountryNames(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from countries where id = any(${ids}::integer[])
    order by ${named('name')}, id`.execute(db)
  return rows.map(({ name }) => name)
}

/** Checks whether all these countries can be chosen, and locks them until the transaction ends. */
export async function areActiveCountries(db: Db, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`select id from countries where id = any(${ids}::integer[]) and active order by id for share`.execute(db)
  return rows.length === ids.length
}

/** Finds the countries that an organization serves; empty: every country. */
export async function findServedCountries(db: Db, id: number): Promise<readonly number[]> {
  const found = await db.selectFrom('organizations').select('country_ids').where('id', '=', id).executeTakeFirst()
  return found?.country_ids ?? []
}

/** Finds the countries in which an organization has people, couriers or open orders; those with most people first. */
export async function countByCountry(db: Db, id: number): Promise<CountryNumbers[]> {
  const { rows } = await sql<CountryNumbers>`
    select countries.id as country_id, countries.name as country_name, coalesce(p.total, 0)::integer as people,
      coalesce(c.total, 0)::integer as couriers, coalesce(o.total, 0)::integer as open_orders
    from countries
    left join (select country_id, count(*) as total from users where organization_id = ${id} and deleted_at is null group by 1) p
      on p.country_id = countries.id
    left join (select country_id, count(*) as total from couriers where organization_id = ${id} group by 1) c on c.country_id = countries.id
    left join (select o.country_id, sum(o.orders) as total from ${talliesOfOrders} where o.organization_id = ${id}
      and o.status_id = any(${OPEN_STATUSES}::integer[]) and not o.archived and not o.deleted group by 1) o on o.country_id = countries.id
    where p.total > 0 or c.total > 0 or o.total > 0
    order by people desc, ${named('countries.name')}, countries.id`.execute(db)
  return rows
}

export async function findOrganizationNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from organizations where id = any(${ids}::integer[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Counts an organization's own flows and boards. */
export async function countOwn(db: Db, id: number): Promise<OrganizationDetail['own']> {
  const { rows } = await sql<OrganizationDetail['own']>`select
    (select count(*) from order_flows where organization_id = ${id})::integer as order_flows,
    (select count(*) from kanbans where organization_id = ${id})::integer as kanbans`.execute(db)
  return rows[0] as OrganizationDetail['own'] // a select without a table has one row
}

/** Tables of rows that belong to an organization, including archived and deleted ones. */
const REFERRING = [
  'orders',
  'users',
  'couriers',
  'organization_tokens',
  'hand_overs',
  'order_flows',
  'order_sub_statuses',
  'kanbans',
  'kanban_cards',
] as const

export function countUses(db: Db, id: number): Promise<Record<(typeof REFERRING)[number], number>> {
  return countNaming(db, REFERRING, 'organization_id', id)
}

/** Counts the rows that the reader sees: deleted orders are for administrators only, deleted accounts for no one. */
export async function countUsedBy(db: Db, scope: Scope, id: number): Promise<UsedBy> {
  const orders = sql`${within(scope, { organization: 'o.organization_id' })} and (not o.deleted or ${scope.kind === 'all'}::boolean)`
  const { rows } = await sql<UsedBy>`select
    (select coalesce(sum(o.orders), 0) from ${talliesOfOrders} where o.organization_id = ${id} and ${orders})::integer as orders,
    (select count(*) from users where organization_id = ${id} and deleted_at is null)::integer as users,
    (select count(*) from couriers where organization_id = ${id})::integer as couriers`.execute(db)
  return rows[0] as UsedBy // a select without a table has one row
}
