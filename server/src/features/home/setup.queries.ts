import type { SetupState } from '@tracklane/contract/setup-guide'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { talliesOfOrders } from '#db/tallies.ts'
import type { Scope } from '#platform/actor.ts'
import { within } from '#platform/list/within.ts'

/** Counts everything that orders need, within the scope; currencies and countries are shared. */
export async function findSetupState(db: Db, scope: Scope): Promise<SetupState> {
  const own = within(scope, { organization: 'organization_id' })
  const ownOrganization = within(scope, { organization: 'organizations.id' })
  const people = sql`from users where active and deleted_at is null and ${own} and role`
  const { rows } = await sql<SetupState>`select
    (select count(*) from currencies where active)::integer as currencies,
    (select count(*) from countries where active)::integer as countries,
    (select count(*) from organizations where active and ${ownOrganization})::integer as organizations,
    (select count(*) ${people} = 'organization_admin')::integer as organization_admins,
    (select count(*) ${people} = 'logist')::integer as logists,
    (select count(*) from couriers where active and ${own})::integer as couriers,
    (select count(*) from order_flows where organization_id is not null and ${own})::integer as flows,
    (select count(*) from kanbans where organization_id is not null and ${own})::integer as boards,
    (select count(*) from organizations where active and address is not null and ${ownOrganization})::integer as addresses,
    (select count(*) from organization_tokens where ${own})::integer as tokens,
    (select coalesce(sum(o.orders), 0) from ${talliesOfOrders} where ${own})::integer as orders`.execute(db)
  return rows[0] as SetupState // a select without a table has one row
}

/** Finds the places with a logist; without a country: every one of the organization. */
export async function findLogistPlaces(db: Db): Promise<{ organization_id: number; country_id: number | null }[]> {
  const { rows } = await sql<{ organization_id: number; country_id: number | null }>`select distinct organization_id, country_id from users
    where role = 'logist' and active and deleted_at is null and organization_id is not null`.execute(db)
  return rows
}
