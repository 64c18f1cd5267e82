import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { SignInTable } from '#db/tables/user.table.ts'

export async function insertSignIn(db: Db, signIn: Insertable<SignInTable>): Promise<void> {
  await db.insertInto('sign_ins').values(signIn).execute()
}

/** Deletes the oldest ones, at most `most`: a sign-in after a long silence does not wait for all. */
export async function deleteSignInsBefore(db: Db, moment: Date, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from sign_ins where id in
    (select id from sign_ins where created_at < ${moment} order by created_at, id limit ${most})`.execute(db)
  return Number(numAffectedRows)
}

/** Finds the addresses from which the person has signed in, each once, at most `most`. */
export async function findAddresses(db: Db, userId: number, most: number): Promise<string[]> {
  const found = db.selectFrom('sign_ins').select('ip').distinct().where('user_id', '=', userId).where('kind', '=', 'success')
  return (await found.limit(most).execute()).flatMap(({ ip }) => ip ?? [])
}
