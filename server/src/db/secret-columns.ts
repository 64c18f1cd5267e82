import type { Database } from './db.ts'

/** A column name for a secret, or for a value made from one. */
type SecretName = `${string}hash` | `${string}secret${string}` | `${string}password${string}` | `${string}token${string}`

type SecretColumn<Table> = {
  [Column in keyof Table & string]: Table[Column] extends string | null ? (Column extends SecretName ? Column : never) : never
}[keyof Table & string]

type SecretColumns = {
  readonly [Table in keyof Database as SecretColumn<Database[Table]> extends never ? never : Table]: Readonly<
    Record<SecretColumn<Database[Table]>, true>
  >
}

/** Every secret in the database: no log, answer or export ever holds its value. Derived from the types of the tables. */
export const SECRET_COLUMNS: SecretColumns = {
  users: { password_hash: true },
  sessions: { id_hash: true, password_hash: true, impersonator_password_hash: true },
  organization_tokens: { secret_hash: true },
  idempotency_keys: { request_hash: true },
  message_refusals: { hash: true },
  password_links: { token_hash: true, account_hash: true },
}
