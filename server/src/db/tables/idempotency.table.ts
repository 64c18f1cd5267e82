import type { Generated } from 'kysely'

export interface IdempotencyKeyTable {
  /** The caller: "user:7", "token:3"; another's key is another key. */
  caller: string
  /** "POST /order". */
  endpoint: string
  key: string
  request_hash: string
  /** The caller's rights and sight when the answer was made; null: from before this was kept. */
  rights: string | null
  /** The answer. null only while the transaction that makes it is open, which nobody else can see. */
  status: number | null
  /** json, not jsonb: the answer is repeated as it was written. */
  body: unknown
  created_at: Generated<Date>
}
