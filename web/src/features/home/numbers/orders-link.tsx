import { Link } from '@tanstack/react-router'
import { hasOrderTable, ordersPath } from '@tracklane/contract/kit/viewer'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import type { ReactNode } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'

/** Returns whether the person has a table of orders to link to. */
export function useLeadsToOrders(): boolean {
  return hasOrderTable(useProfile())
}

interface OrdersLinkProps {
  /** A filter of `homeFilters`: exactly the counted orders. */
  filter: Omit<OrderFilter, 'id'>
  /** Words for a text that is only a number. */
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** A number with a link to its orders; plain text for people without a table of orders. */
export function OrdersLink({ filter, label, className, children }: OrdersLinkProps) {
  const viewer = useProfile()
  if (!hasOrderTable(viewer)) return <span className={className}>{children}</span>
  return (
    <Link to={ordersPath(viewer)} search={filter} className={className} aria-label={label}>
      {children}
    </Link>
  )
}
