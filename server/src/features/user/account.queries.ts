import type { UsedBy } from '@tracklane/contract/kit/crud'
import { USER_SORTS, type UserQuery } from '@tracklane/contract/user'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { UserRecord } from '#db/tables/user.table.ts'
import { peopleWithin } from '#features/sign-in/people-within.queries.ts'
import type { Actor, Scope } from '#platform/actor.ts'
import { type Condition, equals, nameOf, type SearchedRow, searched } from '#platform/list/narrowing.ts'
import { type Page, sliceOf } from '#platform/list/paging.ts'
import { named, sortedBy, sortKeys } from '#platform/list/sorting.ts'
import { within } from '#platform/list/within.ts'

type Told = Omit<UserRecord, 'password_hash' | 'must_change_password' | 'deleted_at' | 'search_text'>

/** The part of an account that everybody who sees it may read. */
type Name = Pick<Told, 'id' | 'first_name' | 'last_name' | 'role'> & { readonly name: string }

export interface WholeAccount extends Told {
  readonly name: string
  readonly country_name: string | null
  readonly organization: string | null
  readonly courier: string | null
  readonly courier_id: number | null
}

export type AccountView = WholeAccount | (Name & { readonly version: null })

const SORT_KEYS = sortKeys('people', USER_SORTS, { name: [named('people.first_name'), named('people.last_name')] })

export async function findAccounts(db: Db, actor: Actor, query: UserQuery): Promise<Page<AccountView>> {
  const { limit, offset } = sliceOf(query)
  const rows = accounts(db, actor)
    .selectAll('people')
    .where(matching(query))
    .orderBy(sortedBy(query.sort ?? 'name', SORT_KEYS, 'people.id'))
    .limit(limit)
    .offset(offset)
    .execute()
  const counted = accounts(db, actor)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matching(query))
    .executeTakeFirstOrThrow()
  return { rows: (await rows) as AccountView[], total: Number((await counted).total) } // without a version the rest is null
}

export async function findAccount(db: Db, actor: Actor, id: number): Promise<AccountView | undefined> {
  const row = await accounts(db, actor).selectAll('people').where('people.id', '=', id).executeTakeFirst()
  return row as AccountView | undefined // without a version the rest is null
}

/**
 * Counts the linked courier for readers who see the account whole, and that courier's orders without archived ones for readers of orders.
 */
export async function countUsedBy(db: Db, scope: Scope, id: number): Promise<UsedBy> {
  const seen = within(scope, { organization: 'orders.organization_id', country: 'orders.country_id' })
  const { rows } = await sql<UsedBy>`select
    (select count(*) from orders where courier_id = (select id from couriers where user_id = ${id})
      and deleted_at is null and archived_at is null and ${seen})::integer as orders,
    0 as users,
    (select count(*) from couriers where user_id = ${id})::integer as couriers`.execute(db)
  return rows[0] as UsedBy // a select without a table has one row
}

const PERSON: SearchedRow = { text: sql.ref('people.search_text'), before: ['people.name', 'people.email', 'people.phone'] }

function matching({ search, role, organization_id, country_id, active }: UserQuery): Condition {
  return sql`${searched(search, PERSON)} and ${equals('people.role', role)}
    and ${equals('people.organization_id', organization_id)} and ${equals('people.country_id', country_id)}
    and ${equals('people.active', active)}`
}

/** The columns of a query; `version` tells which of them may be null. */
type AccountColumns = Name & Record<Exclude<keyof WholeAccount, keyof Name>, unknown>

/** Selects accounts. Fields that the actor may not read are null before any search, filter or sorting. */
function accounts(db: Db, actor: Actor) {
  const isToldAll = actor.kind === 'system' || (actor.kind === 'user' && actor.role === 'admin')
  const told = (column: string) =>
    isToldAll ? sql.raw(column) : sql`case when users.role not in ('admin', 'security') then ${sql.raw(column)} end`
  const text = sql.ref('users.search_text')
  const searchedText = isToldAll ? text : sql`case when users.role in ('admin', 'security') then ${nameOf(text)} else ${text} end`
  const columns = Object.entries(TOLD).map(([name, column]) => sql`${told(column)} as ${sql.ref(name)}`)
  const people = sql<AccountColumns>`(
    select users.id, users.first_name, users.last_name, users.first_name || ' ' || users.last_name as name, users.role, ${sql.join(columns)},
      ${searchedText} as search_text
    from users left join countries on countries.id = users.country_id left join organizations on organizations.id = users.organization_id
      left join couriers on couriers.user_id = users.id
    where users.deleted_at is null and ${peopleWithin(actor)})`
  return db.selectFrom(people.as<'people'>(sql.ref('people')))
}

const OWN_COLUMNS = [
  'email',
  'phone',
  'organization_id',
  'country_id',
  'language',
  'theme',
  'active',
  'hide_welcome',
  'hide_menu_tour',
  'hide_kanban_tour',
  'hide_onboarding_tour',
  'hide_setup_guide',
  'last_login_at',
  'created_at',
  'updated_at',
  'version',
]

const TOLD: Readonly<Record<string, string>> = {
  ...Object.fromEntries(OWN_COLUMNS.map((column) => [column, `users.${column}`])),
  country_name: 'countries.name',
  organization: 'organizations.name',
  courier: `couriers.first_name || ' ' || couriers.last_name`,
  courier_id: 'couriers.id',
  /** Acting sessions of others do not count. */
  last_seen_at: `greatest(users.last_seen_at, users.last_login_at,
    (select max(last_seen_at) from sessions where user_id = users.id and impersonator_id is null),
    (select max(last_seen_at) from sessions where impersonator_id = users.id))`,
}
