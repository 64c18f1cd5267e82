import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { UserRecord, UserTable } from '#db/tables/user.table.ts'

/** Two of them at once: the unique index lets one through. */
export async function insertUser(db: Db, user: Insertable<UserTable>): Promise<UserRecord | undefined> {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).where('deleted_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst()
}
