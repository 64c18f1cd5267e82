import type { Role } from '@tracklane/contract/kit/role'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** A member of staff or a courier, in their current state. */
export interface Contact {
  readonly id: number
  readonly role: Role
  readonly organization_id: number | null
  readonly country_id: number | null
  readonly email: string
  /** The courier’s own phone, else that of the account. */
  readonly phone: string | null
  /** The phone code; null for a person who works in every country. */
  readonly phone_code: string | null
  readonly time_zone: string | null
  readonly language: string | null
}

/** Finds the person; undefined where they cannot sign in. */
export async function findContact(db: Db, id: number): Promise<Contact | undefined> {
  const { rows } = await sql<Contact>`select users.id, users.role, users.organization_id, users.country_id, users.email, users.language,
      coalesce((select couriers.phone from couriers where user_id = users.id order by id limit 1), users.phone) as phone,
      countries.phone_code, countries.time_zone
    from users left join countries on countries.id = users.country_id
    where users.id = ${id} and users.active and users.deleted_at is null and (users.organization_id is null
      or exists (select from organizations where organizations.id = users.organization_id and organizations.active))`.execute(db)
  return rows[0]
}
