import { phrase } from '@tracklane/contract/kit/phrase'
import { outranks } from '@tracklane/contract/kit/rank'
import type { Role } from '@tracklane/contract/kit/role'
import type { UserPatch } from '@tracklane/contract/user'
import type { Actor, UserActor } from '#platform/actor.ts'
import { type FieldErrors, forbidden, invalid, missing, notOffered } from '#platform/errors.ts'

export interface AccountArea {
  readonly role: Role
  readonly organization_id: number | null
  readonly country_id: number | null
}

/** The text and the field for the table's constraint. */
export const LOGIN = { users_email_key: { email: phrase('user', 'Somebody signs in with this address already') } }

/** Refuses callers other than persons. */
export function requirePerson(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw forbidden()
  return actor
}

/** Refuses to make, change or delete an account of the own or a higher rank, or to give a role of that rank. */
export function requireOutranked(actor: UserActor, ...roles: readonly (Role | undefined)[]): void {
  if (roles.some((role) => role !== undefined && !outranks(actor.role, role)))
    throw forbidden(phrase('user', 'This account is not below your own'))
}

/** Refuses a courier record to security, which has no business with couriers, and with a login of another role. */
export function requireCourierWith(actor: UserActor, role: Role): void {
  if (actor.role === 'security') throw forbidden()
  if (role !== 'courier') throw invalid({ courier: phrase('user', 'Only a login of role Courier has a courier record') })
}

const OF_OTHERS = ['role', 'organization_id', 'country_id', 'active'] as const

/** Refuses changes to the own account that only others may make; the own password is changed with the current one. */
export function requireOthers(changed: Partial<UserPatch>): void {
  const fields = OF_OTHERS.filter((field) => changed[field] !== undefined)
  const refused = fields.map((field) => [field, phrase('user', 'Somebody else must change this about your own account')] as const)
  const own: FieldErrors = changed.password === undefined ? {} : { password: phrase('user', 'Change your own password under your name') }
  const errors = { ...Object.fromEntries(refused), ...own }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Returns the area after the change: from the patch, else the former one, else the actor's own organization. */
export function settledPlace(actor: UserActor, before: AccountArea | undefined, patch: UserPatch): AccountArea {
  const { role = before?.role ?? actor.role, country_id = before?.country_id ?? null } = patch
  const own = ownOrganization(actor)
  const { organization_id = before?.organization_id ?? own ?? null } = patch
  if (patch.organization_id !== undefined && own !== undefined && organization_id !== own) throw invalid({ organization_id: notOffered })
  if (role === 'admin') return atHomeNowhere(patch)
  const isSettled = role === 'security' || organization_id !== null || (role === before?.role && before.organization_id === null)
  if (!isSettled) throw invalid({ organization_id: missing })
  return { role, organization_id, country_id }
}

/** Returns the organization; undefined: the actor may choose any. */
function ownOrganization({ role, organization_id }: UserActor): number | null | undefined {
  return role === 'admin' || (role === 'security' && organization_id === null) ? undefined : organization_id
}

function atHomeNowhere({ organization_id, country_id }: UserPatch): AccountArea {
  const nowhere = phrase('user', 'An administrator belongs to no organization and no country')
  if (organization_id) throw invalid({ organization_id: nowhere })
  if (country_id) throw invalid({ country_id: nowhere })
  return { role: 'admin', organization_id: null, country_id: null }
}
