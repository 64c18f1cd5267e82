import { outranks } from '@tracklane/contract/kit/rank'
import { ROLES, type Role } from '@tracklane/contract/kit/role'
import { type Account, worksInCountries } from '@tracklane/contract/user'

/** The person who looks at the accounts. */
export interface Viewer {
  readonly id: number
  readonly role: Role
  readonly organization_id: number | null
  /** Set while they act as somebody else: then they may change no account. */
  readonly impersonator: { readonly first_name: string; readonly last_name: string } | null
}

/** The part of an account that a person may change. Administrators may change their own name and address; the rest is for somebody else. */
export type Reach = 'all' | 'own' | 'acting' | 'none'

export function reachOf(viewer: Viewer, account: Pick<Account, 'id' | 'role'>): Reach {
  if (viewer.impersonator) return 'acting'
  if (!outranks(viewer.role, account.role)) return 'none'
  return account.id === viewer.id ? 'own' : 'all'
}

/** Returns the roles that the person may give. */
export function givenRoles({ role }: Pick<Viewer, 'role'>): Role[] {
  return ROLES.filter((other) => outranks(role, other))
}

/** Returns whether the person sees and gives more than one organization. */
export function hasManyOrganizations({ role, organization_id }: Pick<Viewer, 'role' | 'organization_id'>): boolean {
  return role === 'admin' || (role === 'security' && organization_id === null)
}

/** Returns whether a role has an organization: administrators have none, security staff may have one. */
export function organizationOf(role: Role | null): 'none' | 'free' | 'needed' {
  if (role === 'admin') return 'none'
  return role === 'security' ? 'free' : 'needed'
}

/** Returns whether there is a country; before a role is chosen there may be. */
export function hasCountry(role: Role | null): boolean {
  return role === null || worksInCountries(role)
}

export type Seen = 'never' | 'now' | 'today' | 'yesterday' | 'this year' | 'before'

/** Milliseconds: the stored time is at most a minute old. */
const NOW = 2 * 60_000

/** Returns how a time is described, in the zone of this browser. */
export function seenAs(at: string | null, now: number): Seen {
  if (at === null) return 'never'
  if (now - Date.parse(at) < NOW) return 'now'
  const [then, today] = [new Date(at), new Date(now)]
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  if (then.toDateString() === today.toDateString()) return 'today'
  if (then.toDateString() === yesterday.toDateString()) return 'yesterday'
  return then.getFullYear() === today.getFullYear() ? 'this year' : 'before'
}
