import type { UserDetail } from '@tracklane/contract/user'

const AT = '2026-03-01T08:00:00.000Z'

export function user(patch: Partial<UserDetail> = {}): UserDetail {
  return {
    id: 12,
    first_name: 'Jonas',
    last_name: 'Brandt',
    name: 'Jonas Brandt',
    email: 'jonas@example.test',
    phone: null,
    role: 'logist',
    organization_id: 1,
    organization: 'North Parcel',
    country_id: 1,
    country_name: 'Germany',
    courier: null,
    language: null,
    theme: null,
    active: true,
    onboarding: { hide_welcome: true, hide_menu_tour: true, hide_kanban_tour: true, hide_onboarding_tour: true },
    last_login_at: AT,
    last_seen_at: AT,
    created_at: AT,
    updated_at: AT,
    version: 2,
    used_by: { orders: 0, users: 0, couriers: 0 },
    ...patch,
  }
}
