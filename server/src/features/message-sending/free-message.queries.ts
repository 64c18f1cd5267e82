import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { peopleWithin } from '#features/sign-in/people-within.queries.ts'
import type { Actor } from '#platform/actor.ts'

export interface MessageReader {
  readonly id: number
  readonly first_name: string
  readonly last_name: string
  readonly language: string | null
}

const CAN_SIGN_IN = sql`users.active and users.deleted_at is null and (users.organization_id is null
  or exists (select from organizations where organizations.id = users.organization_id and organizations.active))`

/** Finds the persons with these ids that this person sees and who can sign in. */
export async function findPersons(db: Db, actor: Actor, ids: readonly number[]): Promise<MessageReader[]> {
  const { rows } = await sql<MessageReader>`select id, first_name, last_name, language from users
    where id = any(${ids}::integer[]) and ${CAN_SIGN_IN} and ${peopleWithin(actor)} order by id`.execute(db)
  return rows
}

export interface Crew {
  readonly role: string
  readonly organization_id: number
  readonly country_id?: number | undefined
}

/** Finds all people of a role in an organization, at most `most`; with a country also those who work in every country. */
export async function findCrew(db: Db, { role, organization_id, country_id }: Crew, most: number): Promise<MessageReader[]> {
  const here = country_id === undefined ? sql`true` : sql`(country_id = ${country_id} or country_id is null)`
  const { rows } = await sql<MessageReader>`select id, first_name, last_name, language from users
    where role = ${role} and organization_id = ${organization_id} and ${here} and ${CAN_SIGN_IN} order by id limit ${most}`.execute(db)
  return rows
}

/** Locks the sender, so that two simultaneous messages of one person count one after the other. */
export async function lockSender(db: Db, userId: number): Promise<void> {
  await sql`select 1 from users where id = ${userId} for update`.execute(db)
}

/** Finds the times of the person's last messages since then, newest first. */
export async function findSendings(db: Db, userId: number, { since, last }: { since: Date; last: number }): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`select min(created_at) as at from messages
    where sender_id = ${userId} and created_at > ${since} group by event_id order by at desc limit ${last}`.execute(db)
  return rows.map(({ at }) => at)
}
