import type { Role } from '@tracklane/contract/kit/role'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** The accounts that a person may count. */
export interface People {
  /** The organization; null: all of them. */
  readonly organization_id: number | null
  readonly hidesSignInsOf: readonly Role[]
}

export async function countAccounts(db: Db, people: People): Promise<{ role: Role; total: number }[]> {
  const rows = await accounts(db, people)
    .select((eb) => ['users.role', eb.fn.countAll<number>().as('total')])
    .groupBy('users.role')
    .execute()
  return rows.map((row) => ({ role: row.role, total: Number(row.total) }))
}

export async function findRecentSignIns(db: Db, people: People, most: number) {
  const rows = await signing(db, people)
    .select([
      'users.id as user_id',
      sql<string>`users.first_name || ' ' || users.last_name`.as('name'),
      'users.role',
      'users.last_login_at',
    ])
    .where('users.last_login_at', 'is not', null)
    .orderBy('users.last_login_at', 'desc')
    .orderBy('users.id')
    .limit(most)
    .execute()
  return rows.flatMap(({ last_login_at: at, ...row }) => (at ? [{ ...row, at }] : []))
}

/** Counts sign-ins by day. `midnights`: the start of each day, and the end of the last; `day` is the index. */
export async function countSignIns(db: Db, people: People, midnights: readonly Date[]): Promise<{ day: number; total: number }[]> {
  const bounds = midnights.map((midnight) => midnight.toISOString())
  const rows = await signing(db, people)
    .innerJoin('sign_ins', 'sign_ins.user_id', 'users.id')
    .where('sign_ins.kind', '=', 'success')
    .where(sql<boolean>`sign_ins.created_at >= ${bounds.at(0)} and sign_ins.created_at < ${bounds.at(-1)}`)
    .select(sql<number>`width_bucket(sign_ins.created_at, (select ${bounds}::text[]::timestamptz[])) - 1`.as('day'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .groupBy('day')
    .execute()
  return rows.map(({ day, total }) => ({ day, total: Number(total) }))
}

/** Selects people whose sign-ins the person may see. */
function signing(db: Db, people: People) {
  return accounts(db, people).$if(people.hidesSignInsOf.length > 0, (query) => query.where('users.role', 'not in', people.hidesSignInsOf))
}

function accounts(db: Db, people: People) {
  const { organization_id: organizationId } = people
  return db
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .$if(organizationId !== null, (query) => query.where('users.organization_id', '=', organizationId))
}
