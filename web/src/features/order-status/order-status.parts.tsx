import { isStatusId, statusColor, statusName } from '@tracklane/contract/order-status'
import { useCallback } from 'react'
import { usePhrase } from '#lib/i18n.ts'
import classes from './order-status.module.css'

/** The status' name in the person's language. */
export function useStatusName(): (id: number) => string {
  const toText = usePhrase()
  return useCallback((id) => (isStatusId(id) ? toText(statusName(id)) : String(id)), [toText])
}

export function StatusDot({ id }: { id: number }) {
  return <span className={classes.dot} data-color={isStatusId(id) ? statusColor(id) : 'neutral'} aria-hidden />
}

/** A status is never its colour alone: dot and name. */
export function StatusChip({ id }: { id: number }) {
  const nameOf = useStatusName()
  return (
    <span className={classes.chip} data-color={isStatusId(id) ? statusColor(id) : 'neutral'}>
      <StatusDot id={id} />
      {nameOf(id)}
    </span>
  )
}
