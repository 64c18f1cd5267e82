import type { OrderRow } from '@tracklane/contract/order'
import type { RejectedRow } from '@tracklane/contract/rejected-order'
import { TimeInStatus } from '#features/order/time-in-status.parts.tsx'
import { timeInStatus } from '#features/order/time-in-status.rules.ts'
import { formatDate } from '#lib/format.ts'
import type { Translate } from '#lib/i18n.ts'
import { type Column, narrowColumns } from '#ui/data-table/column.ts'
import { TwoLines } from '#ui/data-table/two-lines.tsx'

/**
 * Returns the columns for a list with a settled status: reason, number of attempts and time replace status and delivery, which are hidden
 * in Columns.
 */
export function rejectedColumns(t: Translate, { withOrganization }: { withOrganization: boolean }) {
  return (usual: readonly Column<OrderRow>[]): readonly Column<RejectedRow>[] => {
    const narrow = narrowColumns(usual)
    const named = (id: string) => narrow.filter((column) => column.id === id)
    const moved = new Set(['track', 'customer_full_name', 'customer_address', 'courier', 'total', 'status', 'delivery_from', 'sub_status'])
    const address = named('customer_address')
    // With the organization in front the address is hidden, so that the main columns are in sight.
    const waiting = [...named('status'), ...named('delivery_from'), ...named('sub_status'), ...(withOrganization ? address : [])]
    const hidden = waiting.map((column) => ({ ...column, isHidden: true }))
    return [
      ...(withOrganization ? [organization(t)] : []),
      ...named('track'),
      ...usual.filter(({ id }) => id === 'customer_full_name'),
      ...(withOrganization ? [] : address),
      {
        id: 'last_reason',
        label: t('order', 'Reason'),
        width: 152,
        narrow: 132,
        grows: withOrganization,
        sort: 'last_reason',
        text: (order) => order.last_reason ?? '—',
      },
      ...named('courier'),
      attempts(t),
      ...named('total'),
      since(t),
      ...hidden,
      ...usual.filter(({ id }) => !moved.has(id)),
    ]
  }
}

/** Makes the column for people who see several organizations. */
function organization(t: Translate): Column<RejectedRow> {
  return {
    id: 'organization',
    label: t('filter', 'Organization'),
    width: 120,
    narrow: 114,
    sort: 'organization',
    text: (order) => order.organization,
  }
}

function attempts(t: Translate): Column<OrderRow> {
  return {
    id: 'attempts',
    label: t('order', 'Attempts'),
    width: 96,
    narrow: 92,
    align: 'end',
    sort: 'attempts',
    text: (order) => String(order.attempts),
  }
}

/** Makes the column with how long the order has waited for a decision, and since when. */
function since(t: Translate): Column<OrderRow> {
  return {
    id: 'time_in_status',
    label: t('order', 'Time in status'),
    width: 132,
    narrow: 124,
    align: 'end',
    sort: '-status_changed_at',
    text: (order) => timeInStatus(order, Date.now()),
    cell: (order) => <TwoLines first={<TimeInStatus order={order} />} second={dateText(order.status_changed_at)} />,
  }
}

function dateText(at: string): string {
  return `${formatDate(at, 'onlyDate')} ${formatDate(at, 'onlyTime')}`
}
