import { logOf } from '#features/model-log/model-log.service.ts'
import type { WholeAccount } from './account.queries.ts'

interface Logged extends WholeAccount {
  /** The fact of the change, never the password. */
  readonly password_changed?: boolean
  /** True where security has set it. */
  readonly known_to_security?: boolean
}

/** The log of an account in words. */
export const log = logOf<Logged>('user', [
  'first_name',
  'last_name',
  'email',
  'phone',
  'role',
  'organization',
  'country_name',
  'active',
  'password_changed',
  'known_to_security',
])
