import type { Role } from '@tracklane/contract/kit/role'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

export interface SessionRow {
  id_hash: string
  user_id: number | null
  impersonator_id: number | null
  role: Role
  first_name: string
  last_name: string
  organization_id: number | null
  country_id: number | null
  must_change_password: boolean
}

/** The session with its person, in one query: it runs before every request. */
export async function findSession(db: Db, idHash: string, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select s.id_hash, s.user_id, s.impersonator_id, u.role, u.first_name, u.last_name, u.organization_id, u.country_id, u.must_change_password
    from sessions s left join users u on u.id = s.user_id
    where s.id_hash = ${idHash} and s.expires_at > ${now}`.execute(db)
  return rows[0]
}
