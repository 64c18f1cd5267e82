import type { OrderRow } from '@tracklane/contract/order'
import { useCallback } from 'react'
import { BulkOperationButton } from '#features/order-operation/operation-button.parts.tsx'
import { OrderListScreen } from '#features/order-table/order-table-screen.parts.tsx'
import { formatDate } from '#lib/format.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { type Column, narrowColumns } from '#ui/data-table/column.ts'
import { TwoLines } from '#ui/data-table/two-lines.tsx'
import { archiveList } from './archive-list.api.ts'

/** The screen /order/archive/: finished orders, and the way back for them. */
export function OrderArchivePage() {
  const t = useT()
  const columns = useCallback((usual: readonly Column<OrderRow>[]) => withArchivedAt(t, usual), [t])
  return (
    <OrderListScreen
      list={archiveList}
      title={t('order_archive', 'Archive')}
      columns={columns}
      bulk={(chosen) => <BulkOperationButton operation="archive_restore" {...chosen} />}
      none={{
        title: t('order_archive', 'The archive is empty'),
        text: t('order_archive', 'Orders that you archive from the list or the board wait here, and can be restored.'),
        help: 'archive-and-restore',
      }}
    />
  )
}

/** Shows the time of archiving in the place of whether it is archived. */
function withArchivedAt(t: Translate, usual: readonly Column<OrderRow>[]): Column<OrderRow>[] {
  const archivedAt: Column<OrderRow> = {
    id: 'archived_at',
    label: t('order_archive', 'Archived on'),
    width: 116,
    narrow: 102,
    leavesUnder: 880,
    sort: 'archived_at',
    text: ({ archived_at: at }) => (at ? `${formatDate(at, 'onlyDate')} ${formatDate(at, 'onlyTime')}` : ''),
    cell: ({ archived_at: at }) => at && <TwoLines first={formatDate(at, 'onlyDate')} second={formatDate(at, 'onlyTime')} />,
  }
  const others = narrowColumns(usual).filter(({ id }) => id !== 'archived')
  const shown = others.filter(({ isHidden }) => !isHidden)
  return [...shown, archivedAt, ...others.filter(({ isHidden }) => isHidden)]
}
