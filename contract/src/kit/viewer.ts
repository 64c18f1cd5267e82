import type { Role } from './role.ts'

/** Somebody by what they see: their role, and the country where it ends. A profile is one. */
export interface Viewer {
  readonly role: Role
  readonly country_id: number | null
}

type OfRole = Pick<Viewer, 'role'>

/** Whether they see the rows of every organization, and so say which one they mean; all others mean their own. */
export function seesEveryOrganization({ role }: OfRole): boolean {
  return role === 'admin'
}

/** Whether they see more than one country. Nobody bounds an administrator, of all or of one organization, by a country. */
export function seesEveryCountry({ role, country_id }: Viewer): boolean {
  return role === 'admin' || role === 'organization_admin' || country_id === null
}

const ORDER_TABLES: Readonly<Partial<Record<Role, '/order-admin' | '/order/index'>>> = {
  admin: '/order-admin',
  organization_admin: '/order/index',
  reporter: '/order/index',
  logist: '/order/index',
}

/** Whether they have a table of orders for numbers and names to lead to. A courier's orders stand on the home. */
export function hasOrderTable({ role }: OfRole): boolean {
  return ORDER_TABLES[role] !== undefined
}

/** Path of the table of orders; for who has none the one of their organization, which turns them away. */
export function ordersPath({ role }: OfRole): '/order-admin' | '/order/index' {
  return ORDER_TABLES[role] ?? '/order/index'
}
