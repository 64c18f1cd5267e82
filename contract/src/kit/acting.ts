import { type Endpoint, mayCall } from './endpoint.ts'
import type { Role } from './role.ts'

interface Person {
  readonly id: number
  readonly role: Role
  readonly organization_id: number | null
}

/** Roles as which an organization administrator may act, within the own organization. */
const BELOW_ORGANIZATION_ADMIN: readonly Role[] = ['logist', 'reporter', 'courier']

/** Checks whether the actor may act as the target. Asked at the start and again with every request while it lasts. */
export function mayActAs(actor: Person, target: Person): boolean {
  if (actor.id === target.id) return false
  if (actor.role === 'admin') return target.role !== 'admin'
  if (actor.role !== 'organization_admin' || actor.organization_id === null) return false
  return actor.organization_id === target.organization_id && BELOW_ORGANIZATION_ADMIN.includes(target.role)
}

interface Caller {
  readonly role: Role
  /** The person who really acts, while acting as somebody else. */
  readonly impersonator: object | null
}

/** Checks whether the server lets the person call it now. While somebody acts as another person, refused calls are not offered. */
export function mayCallNow(endpoint: Pick<Endpoint, 'access' | 'whileImpersonating'>, { role, impersonator }: Caller): boolean {
  return mayCall(endpoint, role) && !(impersonator !== null && endpoint.whileImpersonating === 'refused')
}
