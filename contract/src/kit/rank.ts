import type { Role } from './role.ts'

const RANKS: Record<Role, number> = { admin: 4, security: 3, organization_admin: 2, logist: 1, reporter: 1, courier: 1 }

/**
 * Checks whether an account of that role may create, edit, delete or give the other role: only roles strictly below it, and for admins also
 * admin.
 */
export function outranks(role: Role, other: Role): boolean {
  return role === 'admin' || RANKS[role] > RANKS[other]
}
