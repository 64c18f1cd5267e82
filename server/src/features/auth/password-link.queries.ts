import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

interface Request {
  readonly login: string
  readonly address: string
  readonly now: Date
}

export async function insertRequest(db: Db, { login, address, now }: Request): Promise<number> {
  const row = await db.insertInto('password_requests').values({ login, address, created_at: now }).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** Counts the requests since then, including this one, for the login and for the address, in one statement. */
export async function countRequests(db: Db, { login, address, since }: { login: string; address: string; since: Date }) {
  const { rows } = await sql<{ login: number; address: number }>`select
      (select count(*)::integer from password_requests where login = ${login} and created_at > ${since}) as login,
      (select count(*)::integer from password_requests where address = ${address} and created_at > ${since}) as address`.execute(db)
  return rows[0] ?? { login: 0, address: 0 }
}

export async function findRequest(db: Db, id: number): Promise<{ login: string; created_at: Date } | undefined> {
  return db.selectFrom('password_requests').select(['login', 'created_at']).where('id', '=', id).executeTakeFirst()
}

export async function deleteRequestsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('password_requests').where('created_at', '<', moment).execute()
}

interface NewLink {
  readonly user_id: number
  readonly kind: 'reset' | 'invitation'
  readonly token_hash: string
  readonly account_hash: string
  readonly created_at: Date
  readonly expires_at: Date
}

/** Stores the link in place of the account's older one of the kind. */
export async function putLink(db: Db, link: NewLink): Promise<void> {
  await db
    .insertInto('password_links')
    .values(link)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({
        token_hash: link.token_hash,
        account_hash: link.account_hash,
        created_at: link.created_at,
        expires_at: link.expires_at,
      }),
    )
    .execute()
}

export async function findLink(db: Db, tokenHash: string, now: Date): Promise<{ user_id: number; account_hash: string } | undefined> {
  return db
    .selectFrom('password_links')
    .select(['user_id', 'account_hash'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Deletes a link and returns whether it existed: of two simultaneous requests only one gets true. */
export async function spendLink(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('password_links').where('token_hash', '=', tokenHash).executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteLinksEndedBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('password_links').where('expires_at', '<', moment).execute()
}

/** Finds the account's address before a change, by the log entry of the change. */
export async function findFormerAddress(db: Db, userId: number, logId: number): Promise<string | undefined> {
  const { rows } = await sql<{ former: string | null }>`select changes -> 'email' ->> 'old' as former from model_logs
    where id = ${logId} and entity = 'user' and entity_id = ${userId}`.execute(db)
  return rows[0]?.former ?? undefined
}
