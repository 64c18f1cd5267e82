import { Tooltip } from '@mantine/core'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import { StatusDot } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import classes from './board-column.module.css'
import { ColumnCount } from './column-head.tsx'
import type { ColumnNote } from './column-note.rules.ts'

interface CollapsedColumnProps {
  id: string
  column: ShownColumn
  name: string
  note: ColumnNote | undefined
}

/** A column as a strip: its name, its count, and still a place to drop a card. */
export function CollapsedColumn({ id, column, name, note }: CollapsedColumnProps) {
  const t = useT()
  const { fold } = useBoardStore()
  return (
    <Tooltip label={note?.text ?? t('kanban', 'Expand “{status}”', { status: name })}>
      <button type="button" className={classes.strip} onClick={() => fold(column.status_id, false)}>
        <StatusDot id={column.status_id} />
        <ColumnCount column={column} />
        <span id={id} className={classes.stripName}>
          {name}
        </span>
      </button>
    </Tooltip>
  )
}
