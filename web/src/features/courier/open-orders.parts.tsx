import { Link } from '@tanstack/react-router'
import type { Courier } from '@tracklane/contract/courier'
import { COURIER_OPEN_STATUSES } from '@tracklane/contract/order-status'
import type { ReactNode } from 'react'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'

/** What counts as open (decisions §3). */

interface OpenOrdersProps {
  courier: Pick<Courier, 'id' | 'open_orders'>
  className?: string | undefined
  /** Instead of the bare number. */
  children?: ReactNode
}

/** How many orders the courier has on hand, and the way to exactly those. */
export function OpenOrders({ courier: { id, open_orders }, className, children }: OpenOrdersProps) {
  const t = useT()
  const { number } = useFormat()
  if (open_orders === 0) return <>{number(0)}</>
  return (
    <Link
      to="/order/index"
      search={{ courier_id: [id], status_id: [...COURIER_OPEN_STATUSES] }}
      className={className}
      aria-label={children ? undefined : t('courier', '{count, plural, one {# open order} other {# open orders}}', { count: open_orders })}
    >
      {children ?? number(open_orders)}
    </Link>
  )
}
