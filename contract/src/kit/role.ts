import { z } from 'zod'
import { type Phrase, phrase } from './phrase.ts'

export const ROLES = ['admin', 'organization_admin', 'reporter', 'logist', 'courier', 'security'] as const

export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

/** Everyone who may call the API: a person by role, or an organization's token. */
export type Audience = Role | 'org_token'

const NAMES: Record<Role, Phrase> = {
  admin: phrase('role', 'Administrator'),
  organization_admin: phrase('role', 'Organization administrator'),
  reporter: phrase('role', 'Reporter'),
  logist: phrase('role', 'Logist'),
  courier: phrase('role', 'Courier'),
  security: phrase('role', 'Security'),
}

export function roleName(role: Role): Phrase {
  return NAMES[role]
}
