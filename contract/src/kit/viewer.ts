import type { Role } from './role.ts'

/** The facts that decide what a person sees: role and country. A profile has them. */
export interface Viewer {
  readonly role: Role
  readonly country_id: number | null
}

type OfRole = Pick<Viewer, 'role'>

/** Checks whether the person sees every organization's rows, and so must name one. Others mean their own. */
export function seesEveryOrganization({ role }: OfRole): boolean {
  return role === 'admin'
}

/** Checks whether the person sees more than one country. Administrators, of all or of one organization, are never limited to a country. */
export function seesEveryCountry({ role, country_id }: Viewer): boolean {
  return role === 'admin' || role === 'organization_admin' || country_id === null
}

const ORDER_TABLES: Readonly<Partial<Record<Role, '/order-admin' | '/order/index'>>> = {
  admin: '/order-admin',
  organization_admin: '/order/index',
  reporter: '/order/index',
  logist: '/order/index',
}

/** Checks whether the person has a table of orders, for links from numbers and names. A courier's orders stand on the home. */
export function hasOrderTable({ role }: OfRole): boolean {
  return ORDER_TABLES[role] !== undefined
}

/** Returns the path of the person's table of orders. People without one get that of an organization, which turns them away. */
export function ordersPath({ role }: OfRole): '/order-admin' | '/order/index' {
  return ORDER_TABLES[role] ?? '/order/index'
}
