import { Link } from '@tanstack/react-router'
import type { Role } from '@tracklane/contract/kit/role'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import type { ReactNode } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { ordersPath } from '#features/order/order-links.rules.ts'

const HAS_TABLE: readonly Role[] = ['admin', 'organization_admin', 'reporter', 'logist']

/** Whether the person has a table of orders for the numbers to lead to. */
export function useLeadsToOrders(): boolean {
  return HAS_TABLE.includes(useProfile().role)
}

interface OrdersLinkProps {
  /** From `homeFilters`: exactly the orders that are counted. */
  filter: Omit<OrderFilter, 'id'>
  /** Words for the number, where the number alone is the text. */
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** A number that leads to its orders; plain text for who has no table of them. */
export function OrdersLink({ filter, label, className, children }: OrdersLinkProps) {
  const { role } = useProfile()
  if (!HAS_TABLE.includes(role)) return <span className={className}>{children}</span>
  return (
    <Link to={ordersPath(role)} search={filter} className={className} aria-label={label}>
      {children}
    </Link>
  )
}
