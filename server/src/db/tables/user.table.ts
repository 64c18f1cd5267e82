import type { Role } from '@tracklane/contract/kit/role'
import type { SignInKind } from '@tracklane/contract/sign-in'
import type { Generated, GeneratedAlways, Selectable, Updateable } from 'kysely'

export interface UserTable {
  id: Generated<number>
  first_name: string
  last_name: string
  /** As typed; unique without regard to case. */
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
  /** As ended sessions knew it; of living ones, they do. */
  last_seen_at: Date | null
  deleted_at: Date | null
  /** As searches compare it (`#db/search-texts.ts`); null until it has been made. */
  search_text: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface SessionTable {
  /** The number that people see, and name it by. */
  id: GeneratedAlways<number>
  /** SHA-256 of the cookie's id, hex: the id itself is never stored. */
  id_hash: string
  /** null: a guest, who has only a CSRF token. */
  user_id: number | null
  /** Ends the session when the password changes. */
  password_hash: string | null
  /** Set while impersonating: who really sits there. */
  impersonator_id: number | null
  /** Ends it when the impersonator's own password changes. */
  impersonator_password_hash: string | null
  /** When the impersonator's own session would have ended: what follows ends then, too. */
  impersonator_expires_at: Date | null
  created_at: Generated<Date>
  last_seen_at: Generated<Date>
  expires_at: Date
  ip: string | null
  user_agent: string | null
}

/** Events of signing in: a person signed in, was refused, locked out, let in again, or acted as somebody else. */
export interface SignInTable {
  id: Generated<number>
  /** The account; null where the login is nobody's. */
  user_id: number | null
  /** The person who lifted the lock, or acted as them; null where it was the person signing in. */
  actor_id: number | null
  /** The login of the account, or, where it is nobody's, as it was typed, in lower case. */
  email: string
  kind: SignInKind
  reason: string | null
  ip: string | null
  user_agent: string | null
  created_at: Date
}

export interface LoginAttemptTable {
  /** The login in lower case, trimmed; also of logins that do not exist. */
  login: string
  failures: Generated<number>
  locked_until: Date | null
  updated_at: Generated<Date>
}

/** A link in a mail by which its reader chooses a password; of a kind an account has one. */
export interface PasswordLinkTable {
  id: Generated<number>
  user_id: number
  kind: 'reset' | 'invitation'
  token_hash: string
  /** Made of the account as it was: once it is another one, the link is spent. */
  account_hash: string
  created_at: Date
  expires_at: Date
}

/** A wish for a new password; also of logins that do not exist. Kept for a day. */
export interface PasswordRequestTable {
  id: Generated<number>
  login: string
  address: string
  created_at: Date
}

export type SignInRecord = Selectable<SignInTable>
export type UserRecord = Selectable<UserTable>
export type UserPatch = Updateable<UserTable>
