import { outranks } from '@tracklane/contract/kit/rank'
import { ROLES, type Role } from '@tracklane/contract/kit/role'
import { type Account, worksInCountries } from '@tracklane/contract/user'

/** The person who looks at the accounts. */
export interface Viewer {
  readonly id: number
  readonly role: Role
  readonly organization_id: number | null
  /** Whoever acts as somebody else changes nobody's account. */
  readonly impersonator: { readonly first_name: string; readonly last_name: string } | null
}

/** How much of an account somebody may change: an administrator's own name and address are their own, the rest is for somebody else. */
export type Reach = 'all' | 'own' | 'acting' | 'none'

export function reachOf(viewer: Viewer, account: Pick<Account, 'id' | 'role'>): Reach {
  if (viewer.impersonator) return 'acting'
  if (!outranks(viewer.role, account.role)) return 'none'
  return account.id === viewer.id ? 'own' : 'all'
}

/** The roles somebody may give. */
export function givenRoles({ role }: Pick<Viewer, 'role'>): Role[] {
  return ROLES.filter((other) => outranks(role, other))
}

/** Whether somebody sees, and gives, more than one organization. */
export function hasManyOrganizations({ role, organization_id }: Pick<Viewer, 'role' | 'organization_id'>): boolean {
  return role === 'admin' || (role === 'security' && organization_id === null)
}

/** Administrators belong to none, security may. */
export function organizationOf(role: Role | null): 'none' | 'free' | 'needed' {
  if (role === 'admin') return 'none'
  return role === 'security' ? 'free' : 'needed'
}

/** Before a role is chosen there may be one. */
export function hasCountry(role: Role | null): boolean {
  return role === null || worksInCountries(role)
}

export type Seen = 'never' | 'now' | 'today' | 'yesterday' | 'this year' | 'before'

/** The stored moment is at most a minute old. */
const NOW = 2 * 60_000

/** How a moment is said, in the zone of this browser. */
export function seenAs(at: string | null, now: number): Seen {
  if (at === null) return 'never'
  if (now - Date.parse(at) < NOW) return 'now'
  const [then, today] = [new Date(at), new Date(now)]
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  if (then.toDateString() === today.toDateString()) return 'today'
  if (then.toDateString() === yesterday.toDateString()) return 'yesterday'
  return then.getFullYear() === today.getFullYear() ? 'this year' : 'before'
}
