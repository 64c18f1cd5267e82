import type { Role } from './role.ts'

interface Person {
  readonly id: number
  readonly role: Role
  readonly organization_id: number | null
}

/** Whom an organization administrator may act as, within the own organization. */
const BELOW_ORGANIZATION_ADMIN: readonly Role[] = ['logist', 'reporter', 'courier']

/** Who may act as whom: asked when it begins, and again with every request while it lasts. */
export function mayActAs(actor: Person, target: Person): boolean {
  if (actor.id === target.id) return false
  if (actor.role === 'admin') return target.role !== 'admin'
  if (actor.role !== 'organization_admin' || actor.organization_id === null) return false
  return actor.organization_id === target.organization_id && BELOW_ORGANIZATION_ADMIN.includes(target.role)
}
