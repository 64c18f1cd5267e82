import { useDroppable } from '@dnd-kit/react'
import { Skeleton } from '@mantine/core'
import { IconChevronsLeft } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import classes from './board-column.module.css'
import type { ShownColumn } from './board-columns.ts'
import type { ShownFields } from './card-layout.ts'
import { CollapsedColumn } from './collapsed-column.tsx'
import { ColumnHead } from './column-head.tsx'
import { type CardActions, OrderCard } from './order-card.tsx'
import { useReachedEnd } from './use-reached-end.ts'

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
  actions: CardActions
  onMore: (status_id: number) => Promise<unknown>
}

export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { column, verdict, reason, isOver } = props
  const t = useT()
  const headId = useId()
  const nameOf = useStatusName()
  const [isCollapsed, setCollapsed] = useState(column.collapsed)
  const { ref } = useDroppable({ id: column.status_id })
  const name = nameOf(column.status_id)

  return (
    <section
      ref={ref}
      className={classes.column}
      data-column={column.status_id}
      data-verdict={verdict}
      data-over={isOver || undefined}
      data-collapsed={isCollapsed || undefined}
      aria-labelledby={headId}
    >
      {isCollapsed ? (
        <CollapsedColumn id={headId} column={column} name={name} reason={reason} onExpand={() => setCollapsed(false)} />
      ) : (
        <>
          <ColumnHead
            id={headId}
            column={column}
            name={name}
            reason={reason}
            action={
              <IconButton
                label={t('kanban', 'Collapse “{status}”', { status: name })}
                size={24}
                className={classes.collapse}
                onClick={() => setCollapsed(true)}
              >
                <IconChevronsLeft size={16} aria-hidden />
              </IconButton>
            }
          />
          <ColumnCards {...props} headId={headId} />
        </>
      )}
    </section>
  )
})

function ColumnCards({
  column,
  fields,
  now,
  verdict,
  tabStop,
  lifted,
  glowing,
  actions,
  onMore,
  headId,
}: BoardColumnProps & { headId: string }) {
  const t = useT()
  const { ref, hasFailed } = useReachedEnd(() => onMore(column.status_id))
  return (
    <ul className={classes.cards} aria-labelledby={headId} aria-disabled={verdict === 'refused' || undefined}>
      {column.orders.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          fields={fields}
          now={now}
          isTabStop={order.id === tabStop}
          liftedBy={order.id === lifted?.id ? lifted.by : undefined}
          hasArrived={glowing.has(order.id)}
          actions={actions}
        />
      ))}
      {column.orders.length === 0 && <li className={classes.empty}>{t('kanban', 'No orders here')}</li>}
      {column.next_cursor && (
        <li ref={ref} key={column.next_cursor} className={classes.more}>
          {hasFailed ? (
            <button type="button" className={classes.retry} onClick={() => onMore(column.status_id)}>
              {t('kanban', 'Load more orders')}
            </button>
          ) : (
            <Skeleton height={96} radius={8} />
          )}
        </li>
      )}
    </ul>
  )
}
