import type { Role } from '@tracklane/contract/kit/role'
import { searchWords } from '@tracklane/contract/kit/word-search'
import { SIGN_IN_SORTS, type SignInQuery } from '@tracklane/contract/sign-in'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { SignInRecord } from '#db/tables/user.table.ts'
import type { Actor } from '#platform/actor.ts'
import type { Bounds } from '#platform/instant.ts'
import { type Condition, equals, found, nameOf, type SearchedRow, searched, withinBounds } from '#platform/list/narrowing.ts'
import { type Page, sliceOf } from '#platform/list/paging.ts'
import { named, sortedBy, sortKeys } from '#platform/list/sorting.ts'
import { peopleWithin, seesEverybody } from './people-within.queries.ts'

export interface SignInView extends SignInRecord {
  readonly name: string | null
  readonly role: Role | null
  readonly actor: string | null
  readonly locked_until: Date | null
}

interface SignInListQuery extends SignInQuery {
  readonly created: Bounds
  readonly now: Date
}

const fullName = sql<string>`(users.first_name || ' ' || users.last_name)`
const PERSON: SearchedRow = { text: nameOf(sql.ref('users.search_text')), before: [fullName] }

const SORT_KEYS = sortKeys('sign_ins', SIGN_IN_SORTS, {
  name: [named('users.first_name'), named('users.last_name')],
})

/** Finds a page. Cuts it first with indexes; looks up the other columns for its rows only. */
export async function findSignIns(db: Db, actor: Actor, asked: SignInListQuery): Promise<Page<SignInView>> {
  const { limit, offset } = sliceOf(asked)
  const rows = sql`${heard(asked.search)} left join users on users.id = sign_ins.user_id
    where ${within(actor)} and ${matching(asked)}`
  const order = orderOf(asked.sort)
  const [page, counted] = await Promise.all([
    sql<SignInView>`select sign_ins.*, ${fullName} as name, users.role, ${lockOf(asked.now)} as locked_until,
        (select first_name || ' ' || last_name from users as actors where actors.id = sign_ins.actor_id) as actor
      from (select sign_ins.id from ${rows} order by ${order} limit ${limit} offset ${offset}) page
      join sign_ins on sign_ins.id = page.id left join users on users.id = sign_ins.user_id order by ${order}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from ${rows}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 }
}

/**
 * Returns the condition for the sign-ins that an actor sees: those of administrators and security are for administrators only; everybody
 * sees their own.
 */
function within(actor: Actor): Condition {
  if (actor.kind !== 'user' || actor.role === 'admin') return peopleWithin(actor)
  const nobodys = seesEverybody(actor) ? sql`sign_ins.user_id is null` : sql`false`
  const others = sql`sign_ins.user_id in (
    select users.id from users where ${peopleWithin(actor)} and users.role not in ('admin', 'security'))`
  return sql`(${nobodys} or ${others} or sign_ins.user_id = ${actor.user_id})`
}

function matching({ kind, user_id, created, locked, now }: SignInListQuery): Condition {
  const holds = sql`(sign_ins.kind = 'locked' and ${lockOf(now)} is not null)`
  return sql`${equals('sign_ins.kind', kind)}
    and ${equals('sign_ins.user_id', user_id)} and ${createdIn(created)}
    and ${locked === undefined ? sql`true` : locked ? holds : sql`not (${holds})`}`
}

/**
 * Returns the condition for a search. The name is searched among the people, who are few; three indexes then find the rows. Fenced, or the
 * planner walks the whole table from its end where there is little to find.
 */
function heard(search: string | undefined): RawBuilder<unknown> {
  if (!search) return sql`sign_ins`
  const words = searchWords(search).map((word) => {
    const people = sql`sign_ins.user_id = any(array(select users.id from users where ${searched(word, PERSON)}))`
    return sql`(${found(word, ['sign_ins.email', 'sign_ins.ip'])} or ${people})`
  })
  return sql`(select * from sign_ins where ${sql.join([sql`true`, ...words], sql` and `)} offset 0) sign_ins`
}

/** Returns the end of a login's lock, on the row of the current lock only: the last one. */
function lockOf(now: Date): RawBuilder<Date | null> {
  return sql`case when sign_ins.kind = 'locked' then (
    select attempts.locked_until from login_attempts attempts
    where attempts.login = lower(sign_ins.email) and attempts.locked_until > ${now} and not exists (
      select 1 from sign_ins later where later.kind = 'locked' and later.id > sign_ins.id and lower(later.email) = lower(sign_ins.email))
  ) end`
}

function createdIn(bounds: Bounds): Condition {
  return sql`(${sql.join([sql`true`, ...withinBounds(sql`sign_ins.created_at`, bounds)], sql` and `)})`
}

/** Returns the order by time, as in the index; of two rows at one moment the later id comes later. */
function orderOf(sort = '-created_at'): RawBuilder<unknown> {
  if (sort === '-created_at') return sql`sign_ins.created_at desc, sign_ins.id desc`
  if (sort === 'created_at') return sql`sign_ins.created_at, sign_ins.id`
  return sortedBy(sort, SORT_KEYS, 'sign_ins.id')
}
