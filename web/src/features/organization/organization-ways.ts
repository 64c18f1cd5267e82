import { linkOptions } from '@tanstack/react-router'
import type { Organization } from '@tracklane/contract/organization'

/**
 * Returns links to the screens with the rows of an organization. Its tokens are in its own drawer; administrators have no screen for
 * couriers and hand-overs.
 */
export function waysTo({ id, name }: Pick<Organization, 'id' | 'name'>) {
  const search = { organization_id: [id] }
  return {
    orders: linkOptions({ to: '/order-admin', search: { ...search, archived: 'any', deleted: 'any' } }),
    users: linkOptions({ to: '/user/', search }),
    order_flows: linkOptions({ to: '/order-flow/', search: { search: name } }),
    order_sub_statuses: linkOptions({ to: '/kanban/order-sub-status', search: { organization_id: id } }),
    kanbans: linkOptions({ to: '/kanban/board', search }),
    kanban_cards: linkOptions({ to: '/kanban/card', search }),
  }
}
