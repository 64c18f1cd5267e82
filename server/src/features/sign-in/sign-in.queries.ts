import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { SignInTable } from '#db/tables/user.table.ts'

export async function insertSignIn(db: Db, signIn: Insertable<SignInTable>): Promise<void> {
  await db.insertInto('sign_ins').values(signIn).execute()
}

/** The oldest first, so many at a time: whoever signs in after a long silence does not wait for all of it to go. */
export async function deleteSignInsBefore(db: Db, moment: Date, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from sign_ins where id in
    (select id from sign_ins where created_at < ${moment} order by created_at, id limit ${most})`.execute(db)
  return Number(numAffectedRows)
}

/** Whether the person has signed in at all, and from there. */
export async function findCameFrom(db: Db, userId: number, ip: string): Promise<{ any: boolean; here: boolean }> {
  const { rows } = await sql<{ any: boolean; here: boolean }>`select
    exists (select from sign_ins where user_id = ${userId} and kind = 'success') as any,
    exists (select from sign_ins where user_id = ${userId} and kind = 'success' and ip = ${ip}) as here`.execute(db)
  return rows[0] ?? { any: false, here: false }
}
