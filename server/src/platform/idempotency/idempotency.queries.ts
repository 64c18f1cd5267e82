import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

interface KeyName {
  readonly caller: string
  readonly endpoint: string
  readonly key: string
}

interface Claim extends KeyName {
  readonly request_hash: string
  readonly rights: string
  readonly now: Date
  /** Older keys count as deleted. */
  readonly expired: Date
}

/**
 * Returns true when this transaction owns the key until it ends. Waits while another transaction holds it: after that one's commit its
 * answer can be read, after its rollback the key is free.
 */
export async function claimKey(tx: Db, { caller, endpoint, key, request_hash, rights, now, expired }: Claim): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as k (caller, endpoint, key, request_hash, rights, created_at)
    values (${caller}, ${endpoint}, ${key}, ${request_hash}, ${rights}, ${now})
    on conflict (caller, endpoint, key) do update
      set request_hash = excluded.request_hash, rights = excluded.rights, status = null, body = null, created_at = excluded.created_at
      where k.created_at <= ${expired}
    returning 1 as claimed`.execute(tx)
  return rows.length > 0
}

export interface StoredAnswer {
  readonly request_hash: string
  readonly rights: string | null
  readonly status: number | null
  readonly body: unknown
}

export function getStored(tx: Db, { caller, endpoint, key }: KeyName): Promise<StoredAnswer> {
  return tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'rights', 'status', 'body'])
    .where('caller', '=', caller)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

/** More keys than one request leaves behind, so that the table shrinks, and few enough to cost little. */
const SWEPT_AT_ONCE = 20

/** Stores the answer and deletes a few expired keys. Skips keys that another transaction locks. */
export async function storeAnswer(
  tx: Db,
  { caller, endpoint, key }: KeyName,
  answer: { status: number; body: unknown; expired: Date },
): Promise<void> {
  await sql`
    with swept as (
      delete from idempotency_keys where (caller, endpoint, key) in (
        select caller, endpoint, key from idempotency_keys where created_at <= ${answer.expired}
        order by created_at limit ${sql.lit(SWEPT_AT_ONCE)} for update skip locked
      )
    )
    update idempotency_keys set status = ${answer.status}, body = ${JSON.stringify(answer.body ?? null)}::json
    where caller = ${caller} and endpoint = ${endpoint} and key = ${key}`.execute(tx)
}

export async function deleteExpiredKeys(db: Db, expired: Date, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from idempotency_keys where (caller, endpoint, key) in (
      select caller, endpoint, key from idempotency_keys where created_at <= ${expired}
      order by created_at limit ${most} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
