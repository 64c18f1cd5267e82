import type { Ability } from '@tracklane/contract/kit/endpoint'
import type { Audience, Role } from '@tracklane/contract/kit/role'

/**
 * The rows a caller sees. Computed from the caller's current row, never from the request, and an argument of every query that reads
 * business data.
 */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  /** The country; null: every country of the organization. */
  | { readonly kind: 'area'; readonly organization_id: number; readonly country_id: number | null }
  /** Only orders whose current assignment names the courier linked with this account. */
  | { readonly kind: 'courier'; readonly user_id: number }

export interface UserActor {
  readonly kind: 'user'
  readonly user_id: number
  readonly role: Role
  /** The name as the logs write it, e.g. "Ann Lee (as Bob Ray)". */
  readonly name: string
  readonly organization_id: number | null
  readonly country_id: number | null
  readonly scope: Scope
  /** The person who really uses the session while impersonating; null otherwise. */
  readonly impersonator_id: number | null
}

export interface TokenActor {
  readonly kind: 'token'
  readonly token_id: number
  readonly name: string
  readonly organization_id: number
  readonly abilities: readonly Ability[]
  readonly scope: Scope
}

interface SystemActor {
  readonly kind: 'system'
  readonly name: string
  readonly scope: Scope
}

interface GuestActor {
  readonly kind: 'guest'
  readonly name: string
  readonly scope: Scope
}

export type Actor = UserActor | TokenActor | SystemActor | GuestActor

export const GUEST: GuestActor = { kind: 'guest', name: 'guest', scope: { kind: 'none' } }
export const SYSTEM: SystemActor = { kind: 'system', name: 'Tracklane', scope: { kind: 'all' } }

export function audienceOf(actor: Actor): Audience | undefined {
  if (actor.kind === 'user') return actor.role
  if (actor.kind === 'token') return 'org_token'
  return undefined
}

/** Checks whether the caller acts as another person. */
export function isActing(actor: Actor): boolean {
  return actor.kind === 'user' && actor.impersonator_id !== null
}

/** Names the caller for counts by person: while acting as another, this is the person who really uses the session. */
export function whoOf(actor: Actor): string {
  if (actor.kind === 'token') return `token ${actor.token_id}`
  return actor.kind === 'user' ? `user ${actor.impersonator_id ?? actor.user_id}` : actor.kind
}

/** Returns the caller's rights and scope as text. Two texts differ where the rights differ. */
export function rightsOf(actor: Actor): string {
  if (actor.kind === 'token') return JSON.stringify([actor.token_id, actor.organization_id, actor.abilities])
  if (actor.kind !== 'user') return actor.kind
  return JSON.stringify([actor.user_id, actor.role, actor.organization_id, actor.country_id, actor.impersonator_id])
}

/** Returns the scope of a person's row. A non-admin without an organization sees nothing. */
export function scopeOf(user: { id: number; role: Role; organization_id: number | null; country_id: number | null }): Scope {
  if (user.role === 'admin') return { kind: 'all' }
  if (user.organization_id === null || user.role === 'security') return { kind: 'none' }
  if (user.role === 'courier') return { kind: 'courier', user_id: user.id }
  const country_id = user.role === 'organization_admin' ? null : user.country_id
  return { kind: 'area', organization_id: user.organization_id, country_id }
}
