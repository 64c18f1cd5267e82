import type { Db } from '#db/db.ts'
import type { UserPatch, UserRecord } from '#db/tables/user.table.ts'

export function findUser(db: Db, id: number): Promise<UserRecord | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
}

/** By login, already in lower case. */
export function findUserByLogin(db: Db, login: string): Promise<UserRecord | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', login))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export function updateUser(db: Db, id: number, patch: UserPatch): Promise<UserRecord> {
  return db.updateTable('users').set(patch).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
