import { ROLES, type Role } from '@tracklane/contract/kit/role'
import type { User } from '@tracklane/contract/user'
import type { z } from 'zod'
import type { UserRecord } from '#db/tables/user.table.ts'

/** Roles are fixed by the specification: their ids are their places in the list. */
export function listRoles(): { id: number; name: Role }[] {
  return ROLES.map((name, index) => ({ id: index + 1, name }))
}

/** A row of the table as people may see it: named field by field, so that no secret rides along. */
export function toUser(row: UserRecord): z.input<typeof User> {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    country_id: row.country_id,
    organization_id: row.organization_id,
    language: row.language,
    theme: row.theme,
    active: row.active,
    onboarding: {
      hide_welcome: row.hide_welcome,
      hide_menu_tour: row.hide_menu_tour,
      hide_kanban_tour: row.hide_kanban_tour,
      hide_onboarding_tour: row.hide_onboarding_tour,
    },
    last_login_at: row.last_login_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
