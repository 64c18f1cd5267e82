import type { Role } from '@tracklane/contract/kit/role'
import type { SignInKind } from '@tracklane/contract/sign-in'
import type { Generated, GeneratedAlways, Selectable, Updateable } from 'kysely'

export interface UserTable {
  id: Generated<number>
  first_name: string
  last_name: string
  /** The address as typed; unique in any case. */
  email: string
  phone: string | null
  role: Role
  organization_id: number | null
  country_id: number | null
  password_hash: string
  must_change_password: Generated<boolean>
  language: string | null
  theme: 'light' | 'dark' | null
  active: Generated<boolean>
  hide_welcome: Generated<boolean>
  hide_menu_tour: Generated<boolean>
  hide_kanban_tour: Generated<boolean>
  hide_onboarding_tour: Generated<boolean>
  hide_setup_guide: Generated<boolean>
  last_login_at: Date | null
  /** The last time known from ended sessions; living sessions have their own. */
  last_seen_at: Date | null
  deleted_at: Date | null
  /** The row as searches compare it (`#db/search-texts.ts`); null until it is made. */
  search_text: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface SessionTable {
  /** The number that people see and use for the session. */
  id: GeneratedAlways<number>
  /** SHA-256 of the cookie's id, hex: the id itself is never stored. */
  id_hash: string
  /** null: a guest, who has only a CSRF token. */
  user_id: number | null
  /** A copy: the session ends when the password changes. */
  password_hash: string | null
  /** The person who really uses the session while impersonating. */
  impersonator_id: number | null
  /** A copy: the session ends when the impersonator's password changes. */
  impersonator_password_hash: string | null
  /** The end of the impersonator's own session: the session after the acting ends then, too. */
  impersonator_expires_at: Date | null
  created_at: Generated<Date>
  last_seen_at: Generated<Date>
  expires_at: Date
  ip: string | null
  user_agent: string | null
}

/** Events of signing in: a person signed in, was refused, locked out, let in again, or acted as another. */
export interface SignInTable {
  id: Generated<number>
  /** The account; null where no account has the login. */
  user_id: number | null
  /** The person who lifted the lock, or acted as the account; null where it was the person signing in. */
  actor_id: number | null
  /** The login of the account, or the typed one in lower case where no account has it. */
  email: string
  kind: SignInKind
  reason: string | null
  ip: string | null
  user_agent: string | null
  created_at: Date
}

export interface LoginAttemptTable {
  /** The login in lower case, trimmed, even if no account has it. */
  login: string
  failures: Generated<number>
  locked_until: Date | null
  updated_at: Generated<Date>
}

/** A link in a mail to choose a password; an account has one of each kind. */
export interface PasswordLinkTable {
  id: Generated<number>
  user_id: number
  kind: 'reset' | 'invitation'
  token_hash: string
  /** A hash of the account at that time: when the account changes, the link is spent. */
  account_hash: string
  created_at: Date
  expires_at: Date
}

/** A request for a new password, also for logins that do not exist. Kept for a day. */
export interface PasswordRequestTable {
  id: Generated<number>
  login: string
  address: string
  created_at: Date
}

export type SignInRecord = Selectable<SignInTable>
export type UserRecord = Selectable<UserTable>
export type UserPatch = Updateable<UserTable>
