import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { many, timestamp } from './kit/page.ts'
import { ROLES, Role } from './kit/role.ts'

export const Theme = z.enum(['light', 'dark'])
export type Theme = z.infer<typeof Theme>

const Onboarding = z.object({
  hide_welcome: z.boolean(),
  hide_menu_tour: z.boolean(),
  hide_kanban_tour: z.boolean(),
  hide_onboarding_tour: z.boolean(),
})

export const User = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: Role,
  country_id: z.number().nullable(),
  organization_id: z.number().nullable(),
  /** A char_code; null until the person picks one. */
  language: z.string().nullable(),
  /** null: the system's preference. */
  theme: Theme.nullable(),
  active: z.boolean(),
  onboarding: Onboarding,
  last_login_at: timestamp().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
})
export type User = z.infer<typeof User>

/** Characters of a password. */
export const PASSWORD_MINIMUM = 8

const RoleRow = z.object({ id: z.number(), name: Role })

export const userEndpoints = {
  roles: endpoint({ method: 'GET', path: '/role', access: ROLES, reply: many(RoleRow) }),
}
