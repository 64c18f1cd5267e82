import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

export interface TokenRow {
  readonly id: number
  readonly organization_id: number
  readonly name: string
  readonly abilities: string[]
  readonly secret_hash: string
  readonly last_used_at: Date | null
}

/** Reads a token. It acts for its organization and ends with it, not with the person who made it. */
export async function findToken(db: Db, id: number, now: Date): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    select t.id, t.organization_id, t.name, t.abilities, t.secret_hash, t.last_used_at
    from organization_tokens t join organizations o on o.id = t.organization_id and o.active
    where t.id = ${id} and t.expires_at > ${now}`.execute(db)
  return rows[0]
}

export async function touchToken(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('organization_tokens').set({ last_used_at: now }).where('id', '=', id).execute()
}
