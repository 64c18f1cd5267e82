import { useDroppable } from '@dnd-kit/react'
import { memo, useId } from 'react'
import type { CardActions } from '#features/kanban/card/order-card.tsx'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import type { ShownFields } from '#features/kanban/data/card-layout.rules.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import classes from './board-column.module.css'
import { CollapsedColumn } from './collapsed-column.tsx'
import { ColumnCards } from './column-cards.tsx'
import { ColumnHead } from './column-head.tsx'
import { ColumnMenu } from './column-menu.tsx'

export interface BoardColumnProps {
  column: ShownColumn
  fields: ShownFields
  now: number
  /** What the column says to the lifted card; nothing while no card is lifted. */
  verdict: 'own' | 'allowed' | 'refused' | undefined
  reason: string | undefined
  isOver: boolean
  tabStop: number | undefined
  lifted: { id: number; by: 'pointer' | 'keyboard' } | undefined
  glowing: ReadonlySet<number>
  selected: ReadonlySet<number>
  actions: CardActions
  onMore: (status_id: number) => Promise<unknown>
  onSelectAll: (status_id: number) => void
  onCollapse: (status_id: number, isCollapsed: boolean) => void
}

export const BoardColumn = memo(function BoardColumn({ onSelectAll, onCollapse, reason, isOver, ...cards }: BoardColumnProps) {
  const { column, verdict } = cards
  const headId = useId()
  const nameOf = useStatusName()
  const { ref } = useDroppable({ id: column.status_id })
  const name = nameOf(column.status_id)

  return (
    <section
      ref={ref}
      className={classes.column}
      data-column={column.status_id}
      data-verdict={verdict}
      data-over={isOver || undefined}
      data-collapsed={column.collapsed || undefined}
      aria-labelledby={headId}
    >
      {column.collapsed ? (
        <CollapsedColumn id={headId} column={column} name={name} reason={reason} onExpand={() => onCollapse(column.status_id, false)} />
      ) : (
        <>
          <ColumnHead
            id={headId}
            column={column}
            name={name}
            reason={reason}
            action={
              <ColumnMenu
                name={name}
                loaded={column.orders.length}
                onSelectAll={() => onSelectAll(column.status_id)}
                onCollapse={() => onCollapse(column.status_id, true)}
              />
            }
          />
          <ColumnCards {...cards} headId={headId} />
        </>
      )}
    </section>
  )
})
