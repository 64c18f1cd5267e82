import { Link } from '@tanstack/react-router'
import { hasOrderTable, ordersPath } from '@tracklane/contract/kit/viewer'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import type { ReactNode } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'

/** Whether the person has a table of orders for the numbers to lead to. */
export function useLeadsToOrders(): boolean {
  return hasOrderTable(useProfile())
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
  const viewer = useProfile()
  if (!hasOrderTable(viewer)) return <span className={className}>{children}</span>
  return (
    <Link to={ordersPath(viewer)} search={filter} className={className} aria-label={label}>
      {children}
    </Link>
  )
}
