import { Link } from '@tanstack/react-router'
import { ordersPath } from '@tracklane/contract/kit/viewer'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import type { ReactNode } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import calm from '#ui/calm-link.module.css'
import classes from './group-table.module.css'

/** The counted orders of a group: rejected ones, or ones sent back. */
export type Counted = 'rejected' | 'returned'

export type Filter = Pick<
  OrderFilter,
  | 'rejected_at_from'
  | 'rejected_at_to'
  | 'courier_id'
  | 'has_courier'
  | 'country_id'
  | 'organization_id'
  | 'sub_status_id'
  | 'has_sub_status'
>

/** Returns a function for the address of exactly these orders, whatever their status is now; archived ones are counted too. */
export function useLead() {
  const to = ordersPath(useProfile())
  return (counted: Counted, { rejected_at_from: from, rejected_at_to: until, ...filter }: Filter) => {
    const period =
      counted === 'rejected' ? { rejected_at_from: from, rejected_at_to: until } : { returned_at_from: from, returned_at_to: until }
    return { to, search: { ...period, ...filter, archived: 'any' } } as const
  }
}

interface LeadProps {
  counted: Counted
  filter: Filter
  /** The counted things, where the text is only a number. */
  label?: string
  className?: string | undefined
  /** True where the link repeats another one beside it: one stop for the keyboard is enough. */
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

/** A number with a link to its orders; without a link for 0. */
export function Count({ count, text = String(count), label, ...lead }: CountProps) {
  if (count === 0) return <span className={classes.none}>{text}</span>
  return (
    <Lead {...lead} label={`${label}: ${text}`}>
      {text}
    </Lead>
  )
}
