import { z } from 'zod'
import { timestamp } from './reply.ts'
import { Role } from './role.ts'

export const Theme = z.enum(['light', 'dark'])
export type Theme = z.infer<typeof Theme>

/** The fewest characters of a password. */
export const PASSWORD_MINIMUM = 8

/** Parts of the welcome, the tours and the setup guide that a person has seen or put away. */
export const Onboarding = z.object({
  hide_welcome: z.boolean(),
  hide_menu_tour: z.boolean(),
  hide_kanban_tour: z.boolean(),
  hide_onboarding_tour: z.boolean(),
  hide_setup_guide: z.boolean(),
})
export type Onboarding = z.output<typeof Onboarding>

export const User = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: Role,
  country_id: z.number().nullable(),
  organization_id: z.number().nullable(),
  /** A char_code; null until the person chooses one. */
  language: z.string().nullable(),
  /** null: as the system prefers. */
  theme: Theme.nullable(),
  active: z.boolean(),
  onboarding: Onboarding,
  last_login_at: timestamp().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
})
export type User = z.infer<typeof User>
