import { useDroppable } from '@dnd-kit/react'
import { Tooltip } from '@mantine/core'
import { memo, useId } from 'react'
import { useBoard, useBoardStore } from '#features/kanban/data/board.store.ts'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import type { Verdict } from '#features/order-move/verdicts.rules.ts'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import classes from './board-column.module.css'
import { ColumnCards } from './column-cards.tsx'
import { ColumnCount, ColumnHead } from './column-head.tsx'
import type { ColumnNote } from './column-note.rules.ts'
import { ColumnNoted } from './column-noted.tsx'

interface BoardColumnProps {
  column: ShownColumn
  /** Whether the lifted card may come to this column; undefined while no card is lifted. */
  verdict: Verdict | undefined
}

/** Drawn again only when its own cards change, not for a change in another column. */
export const BoardColumn = memo(function BoardColumn({ column, verdict }: BoardColumnProps) {
  const { status_id, collapsed } = column
  const headId = useId()
  const name = useStatusName()(status_id)
  const density = useBoard(({ input }) => input.density)
  const isOver = useBoard(({ lift }) => lift?.over === status_id && lift.order.status_id !== status_id)
  const { ref } = useDroppable({ id: status_id })
  const isOpen = verdict?.kind === 'allowed'

  return (
    <section
      ref={ref}
      className={classes.column}
      data-column={status_id}
      data-verdict={verdict?.kind}
      data-over={isOver || undefined}
      data-collapsed={collapsed || undefined}
      aria-labelledby={headId}
    >
      {collapsed ? (
        <ColumnNoted column={column} verdict={verdict}>
          {(note) => <CollapsedColumn id={headId} column={column} name={name} note={note} />}
        </ColumnNoted>
      ) : (
        <>
          <ColumnHead id={headId} column={column} name={name} verdict={verdict} />
          <ColumnCards
            // Cards of the other height are measured again.
            key={density}
            headId={headId}
            column={column}
            density={density}
            isRefused={verdict?.kind === 'refused'}
          />
          {isOver && isOpen && <div className={classes.slot} aria-hidden />}
        </>
      )}
    </section>
  )
})

interface CollapsedColumnProps {
  id: string
  column: ShownColumn
  name: string
  note: ColumnNote | undefined
}

/** A column as a strip: its name, its count, and a place to drop a card. */
function CollapsedColumn({ id, column, name, note }: CollapsedColumnProps) {
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
