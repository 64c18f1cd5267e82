import type { Role } from '@tracklane/contract/kit/role'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { peopleWithin } from '#features/sign-in/people-within.queries.ts'
import type { Actor } from '#platform/actor.ts'

interface Known {
  readonly user_id: number | null
  readonly name: string
  readonly role: Role
  readonly by: string
  readonly at: Date
  readonly is_new: boolean
}

const MOST = 100

/** Finds accounts that security gave a password since then, from their change log: nobody can delete its entries. */
export async function findKnownToSecurity(db: Db, actor: Actor, since: Date): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select case when users.deleted_at is null then users.id end as user_id, users.first_name || ' ' || users.last_name as name, users.role,
      log.actor_name as by, log.created_at as at, log.action = 'created' as is_new
    from model_logs log join users on users.id = log.entity_id
    where log.entity = 'user' and log.created_at >= ${since} and log.changes -> 'known_to_security' is not null and ${peopleWithin(actor)}
    order by log.created_at desc, log.id desc limit ${MOST}`.execute(db)
  return rows
}
