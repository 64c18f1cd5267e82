import { useQuery } from '@tanstack/react-query'
import type { OrderRow } from '@tracklane/contract/order'
import { SampleCard } from '#features/kanban/card/sample-card.parts.tsx'
import { kanbanQueries } from '#features/kanban/data/kanban.api.ts'
import { LayoutPreview, type PreviewPlace } from '#features/kanban-layout/layout-preview.parts.tsx'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { useMinute } from '#lib/use-minute.ts'
import type { ColumnValue } from './board-form.rules.ts'
import classes from './kanban-board.module.css'

/** The number of cards per column in the preview. */
const CARDS = 5

interface BoardPreviewProps {
  columns: readonly ColumnValue[]
  place: PreviewPlace
}

export function BoardPreview({ columns, place }: BoardPreviewProps) {
  const t = useT()
  const shown = columns.filter(({ isShown }) => isShown)
  return (
    <LayoutPreview place={place}>
      {(orders) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <ul className={classes.board} aria-label={t('kanban_layout', 'Board')} tabIndex={0}>
          {shown.map((column) => (
            <PreviewColumn key={column.id} column={column} orders={orders.filter(({ status_id }) => status_id === column.id)} />
          ))}
        </ul>
      )}
    </LayoutPreview>
  )
}

function PreviewColumn({ column: { id, collapsed, wip_limit }, orders }: { column: ColumnValue; orders: readonly OrderRow[] }) {
  const t = useT()
  const now = useMinute()
  const { number } = useFormat()
  const name = useStatusName()(id)
  const { data: layout } = useQuery(kanbanQueries.card())
  return (
    <li className={classes.column} data-collapsed={collapsed || undefined}>
      <p className={classes.columnHead}>
        <StatusDot id={id} />
        <span className={classes.columnName}>{name}</span>
        {wip_limit !== null && <span className={classes.most}>{t('kanban_layout', 'at most {limit}', { limit: number(wip_limit) })}</span>}
      </p>
      {!collapsed && (
        <div className={classes.cards}>
          {layout &&
            orders.slice(0, CARDS).map((order) => <SampleCard key={order.id} order={order} layout={layout} density="compact" now={now} />)}
        </div>
      )}
    </li>
  )
}
