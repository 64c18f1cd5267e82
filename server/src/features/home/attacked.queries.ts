import type { Role } from '@tracklane/contract/kit/role'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

const MOST = 20

interface Attacked {
  readonly id: number
  readonly name: string
  readonly role: Role
  readonly refused: number
  readonly last_at: Date
}

/** Finds accounts of every role with refused sign-ins since then. */
export async function findAttacked(db: Db, since: Date): Promise<Attacked[]> {
  const { rows } = await sql<Attacked>`
    select users.id, users.first_name || ' ' || users.last_name as name, users.role, refused.total::integer as refused, refused.last_at
    from (
      select user_id, count(*) as total, max(created_at) as last_at from sign_ins
      where kind = 'refused' and user_id is not null and created_at >= ${since} group by user_id
    ) refused join users on users.id = refused.user_id and users.deleted_at is null
    order by refused.total desc, refused.last_at desc, users.id limit ${MOST}`.execute(db)
  return rows
}
