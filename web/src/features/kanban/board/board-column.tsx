import { useDroppable } from '@dnd-kit/react'
import { memo, useId } from 'react'
import { useBoard } from '#features/kanban/data/board.store.ts'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import { useReason } from '#features/order-move/order-verdicts.api.ts'
import type { Verdict } from '#features/order-move/verdicts.rules.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import classes from './board-column.module.css'
import { CollapsedColumn } from './collapsed-column.tsx'
import { ColumnCards } from './column-cards.tsx'
import { ColumnHead } from './column-head.tsx'

interface BoardColumnProps {
  column: ShownColumn
  /** What the column says to the lifted card; nothing while no card is lifted. */
  verdict: Verdict | undefined
}

/** Drawn anew when its own cards change: a change in one column leaves the others as they are. */
export const BoardColumn = memo(function BoardColumn({ column, verdict }: BoardColumnProps) {
  const { status_id, collapsed } = column
  const headId = useId()
  const name = useStatusName()(status_id)
  const reason = useReason()(verdict)
  const isOver = useBoard(({ lift }) => lift?.over === status_id && lift.order.status_id !== status_id)
  const { ref } = useDroppable({ id: status_id })

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
        <CollapsedColumn id={headId} column={column} name={name} reason={reason} />
      ) : (
        <>
          <ColumnHead id={headId} column={column} name={name} reason={reason} />
          <ColumnCards headId={headId} column={column} isRefused={verdict?.kind === 'refused'} />
        </>
      )}
    </section>
  )
})
