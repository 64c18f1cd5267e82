import { logOf } from '#features/model-log/model-log.service.ts'
import type { WholeAccount } from './account.queries.ts'

interface Logged extends WholeAccount {
  /** That it was, never what it is. */
  readonly password_changed?: boolean
}

/** Of an account, in words. */
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
])
