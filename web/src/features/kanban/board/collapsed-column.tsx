import { useBoardStore } from '#features/kanban/data/board.store.ts'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import { StatusDot } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import classes from './board-column.module.css'
import { ColumnCount } from './column-head.tsx'

interface CollapsedColumnProps {
  id: string
  column: ShownColumn
  name: string
  reason: string | undefined
}

/** A column as a strip: its name, its count, and still a place to drop a card. */
export function CollapsedColumn({ id, column, name, reason }: CollapsedColumnProps) {
  const t = useT()
  const { fold } = useBoardStore()
  return (
    <button
      type="button"
      className={classes.strip}
      onClick={() => fold(column.status_id, false)}
      title={reason ?? t('kanban', 'Expand “{status}”', { status: name })}
    >
      <StatusDot id={column.status_id} />
      <ColumnCount total={column.total} limit={column.wip_limit} />
      <span id={id} className={classes.stripName}>
        {name}
      </span>
    </button>
  )
}
