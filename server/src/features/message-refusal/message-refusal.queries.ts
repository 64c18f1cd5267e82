import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Customer, Refuser } from './refusal-token.ts'

const KEY = 'message-refusal.key'

/** Returns the key of this installation. It is part of a backup: without it no refusal would be found again. */
export async function findKey(db: Db): Promise<string> {
  return (await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirstOrThrow()).value
}

export async function findRefusals(db: Db, refusers: readonly Refuser[]): Promise<Refuser[]> {
  const { rows } = await sql<Refuser>`select organization_id, kind, hash from message_refusals
    where (organization_id, kind, hash) in (select organization_id, kind, hash
      from jsonb_to_recordset(${JSON.stringify(refusers)}::jsonb) as one (organization_id integer, kind text, hash text))`.execute(db)
  return rows
}

export async function insertRefusals(db: Db, refusers: readonly Refuser[], now: Date): Promise<void> {
  if (refusers.length === 0) return
  await db
    .insertInto('message_refusals')
    .values(refusers.map((refuser) => ({ ...refuser, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteRefusals(db: Db, refusers: readonly Refuser[]): Promise<void> {
  for (const { organization_id, kind, hash } of refusers) {
    await db
      .deleteFrom('message_refusals')
      .where('organization_id', '=', organization_id)
      .where('kind', '=', kind)
      .where('hash', '=', hash)
      .execute()
  }
}

export async function findCustomer(db: Db, orderId: number): Promise<Customer | undefined> {
  const { rows } = await sql<Customer>`select organization_id, customer_phone, customer_email,
      (select phone_code from countries where id = orders.country_id) as phone_code
    from orders where id = ${orderId}`.execute(db)
  return rows[0]
}
