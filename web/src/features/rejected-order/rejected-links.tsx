import { Link } from '@tanstack/react-router'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import { ENDED_STATUSES, STATUS } from '@tracklane/contract/order-status'
import type { ReactNode } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import calm from '#ui/calm-link.module.css'
import classes from './group-table.module.css'
import { ROUTE } from './rejected-list.ts'

/** The orders of a group that are counted: those rejected now, those sent back, or all that came to an end. */
export type Counted = 'rejected' | 'returned' | 'ended'

export type Filter = Pick<
  OrderFilter,
  | 'status_changed_at_from'
  | 'status_changed_at_to'
  | 'courier_id'
  | 'has_courier'
  | 'country_id'
  | 'organization_id'
  | 'sub_status_id'
  | 'has_sub_status'
>

const STATUSES = { returned: [STATUS.RETURNED], ended: [...ENDED_STATUSES].sort((one, other) => one - other) }

/** Where exactly those orders stand: archived ones too, as they are counted. */
export function useLead() {
  const isAdmin = useProfile().role === 'admin'
  return (counted: Counted, filter: Filter) => {
    if (counted === 'rejected') return { to: ROUTE, search: { ...filter, archived: 'any' } } as const
    const search = { ...filter, status_id: STATUSES[counted], archived: 'any' } as const
    return isAdmin ? ({ to: '/order-admin', search } as const) : ({ to: '/order/index', search } as const)
  }
}

interface LeadProps {
  counted: Counted
  filter: Filter
  /** The thing counted, where the number alone is the text. */
  label?: string
  className?: string | undefined
  /** The same orders are linked beside it: one stop for the keyboard is enough. */
  isSecond?: boolean
  children: ReactNode
}

/** A number or bar that leads to its orders. */
export function Lead({ counted, filter, label, className = calm.link, isSecond = false, children }: LeadProps) {
  const lead = useLead()
  return (
    <Link {...lead(counted, filter)} className={className} aria-label={label} {...(isSecond && { tabIndex: -1, 'aria-hidden': true })}>
      {children}
    </Link>
  )
}

interface CountProps extends Omit<LeadProps, 'children' | 'label'> {
  label: string
  count: number
  text?: string
}

/** How many; nothing leads nowhere. */
export function Count({ count, text = String(count), label, ...lead }: CountProps) {
  if (count === 0) return <span className={classes.none}>{text}</span>
  return (
    <Lead {...lead} label={`${label}: ${text}`}>
      {text}
    </Lead>
  )
}
