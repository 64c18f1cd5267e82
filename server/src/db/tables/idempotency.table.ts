import type { Generated } from 'kysely'

export interface IdempotencyKeyTable {
  /** The caller: "user:7", "token:3"; an equal key of another caller is independent. */
  caller: string
  /** e.g. "POST /order". */
  endpoint: string
  key: string
  request_hash: string
  /** The caller's rights and scope when the answer was made; null: older than this column. */
  rights: string | null
  /** The status of the answer; null only while the transaction that makes it is open, so no other can see it. */
  status: number | null
  /** json, not jsonb: the answer is repeated exactly as written. */
  body: unknown
  created_at: Generated<Date>
}
