import type { Role } from '@tracklane/contract/kit/role'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

export interface AccountOwner {
  readonly id: number
  readonly role: Role
  readonly first_name: string
  readonly last_name: string
  readonly language: string | null
  /** The zone of their country, if they have one. */
  readonly time_zone: string | null
}

/** Finds the person, if they can sign in. */
export async function findOwner(db: Db, id: number): Promise<AccountOwner | undefined> {
  const { rows } =
    await sql<AccountOwner>`select id, role, first_name, last_name, language, (select time_zone from countries where id = users.country_id) as time_zone
    from users where id = ${id} and active and deleted_at is null`.execute(db)
  return rows[0]
}
