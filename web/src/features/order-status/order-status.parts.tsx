import { isStatusId, statusColor, statusName } from '@tracklane/contract/order-status'
import { useCallback } from 'react'
import { usePhrase } from '#lib/i18n.ts'
import classes from './order-status.module.css'

/** Returns a function that names a status in the person's language. */
export function useStatusName(): (id: number) => string {
  const toText = usePhrase()
  return useCallback((id) => (isStatusId(id) ? toText(statusName(id)) : String(id)), [toText])
}

export function StatusDot({ id }: { id: number }) {
  return <span className={classes.dot} data-color={isStatusId(id) ? statusColor(id) : 'neutral'} aria-hidden />
}

interface SubStatusChipProps {
  name: string
  /** Null: the colour of its status. */
  color: string | null
  statusId: number
}

/** A sub-status in its colour, always with its name. */
export function SubStatusChip({ name, color, statusId }: SubStatusChipProps) {
  const own = isStatusId(statusId) ? statusColor(statusId) : 'neutral'
  return (
    <span className={classes.chip} data-color={color ?? own}>
      <span className={classes.dot} data-color={color ?? own} aria-hidden />
      <span className={classes.name} data-clips>
        {name}
      </span>
    </span>
  )
}

/** A status as dot and name, never only a colour. A long name ends in an ellipsis. */
export function StatusChip({ id }: { id: number }) {
  const nameOf = useStatusName()
  return (
    <span className={classes.chip} data-color={isStatusId(id) ? statusColor(id) : 'neutral'}>
      <StatusDot id={id} />
      <span className={classes.name} data-clips>
        {nameOf(id)}
      </span>
    </span>
  )
}
