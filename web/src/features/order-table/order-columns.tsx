import type { OrderRow } from '@tracklane/contract/order'
import { useMemo } from 'react'
import { formatWindow } from '#features/order/delivery-window.rules.ts'
import { StatusChip, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import type { Column } from '#ui/data-table/column.ts'
import { TwoLines } from '#ui/data-table/two-lines.tsx'
import { DeliveryWindow } from './delivery-window.tsx'
import { LabelMark } from './label-mark.tsx'
import { addressLines, paymentState } from './order-cells.rules.ts'
import classes from './order-table.module.css'
import { otherColumns } from './other-columns.ts'

/**
 * Returns the columns: first the usual ones, each cell with two fields of the order, then others in a fixed order, which are hidden until
 * the person chooses them in Columns.
 */
export function useOrderColumns(): readonly Column<OrderRow>[] {
  const t = useT()
  const { money } = useFormat()
  const statusName = useStatusName()
  return useMemo(() => {
    const first = [...whoColumns(t, statusName), ...whenColumns(t, money)]
    const others = otherColumns(t, money)
    return [...first, ...others.map((column) => ({ ...column, isHidden: true }))]
  }, [t, money, statusName])
}

type Columns = Column<OrderRow>[]
type Money = (amount: string, code: string) => string

function whoColumns(t: Translate, statusName: (id: number) => string): Columns {
  return [
    {
      id: 'track',
      label: t('order', 'Track'),
      width: 120,
      narrow: 110,
      sort: 'track',
      text: ({ track }) => track,
      cell: ({ track, label_printed_at }) => (
        <TwoLines
          first={<span className={classes.track}>{track}</span>}
          second={label_printed_at && <LabelMark printedAt={label_printed_at} />}
        />
      ),
    },
    {
      id: 'status',
      label: t('order', 'Status'),
      width: 180,
      narrow: 156,
      sort: 'status_id',
      text: ({ status_id }) => statusName(status_id),
      cell: ({ status_id, sub_status }) => <TwoLines first={<StatusChip id={status_id} />} second={sub_status} />,
    },
    {
      id: 'customer_full_name',
      label: t('order', 'Customer'),
      width: 160,
      narrow: 126,
      sort: 'customer_full_name',
      text: (order) => order.customer_full_name,
      cell: (order) => <TwoLines first={order.customer_full_name} second={order.customer_phone} isStrong />,
    },
    {
      id: 'customer_address',
      label: t('order', 'Address'),
      width: 156,
      narrow: 92,
      grows: true,
      leavesUnder: 740,
      sort: 'customer_address',
      text: (order) => order.customer_address,
      cell: ({ customer_address }) => <TwoLines {...addressLines(customer_address)} />,
    },
  ]
}

function whenColumns(t: Translate, money: Money): Columns {
  return [
    {
      id: 'delivery_from',
      label: t('order', 'Delivery'),
      width: 124,
      narrow: 100,
      sort: 'delivery_from',
      text: ({ delivery_from, delivery_to }) => formatWindow(delivery_from, delivery_to),
      cell: (order) => <DeliveryWindow order={order} />,
    },
    {
      id: 'courier',
      label: t('order', 'Courier'),
      width: 148,
      narrow: 116,
      leavesUnder: 880,
      sort: 'courier',
      text: ({ courier }) => courier ?? '—',
    },
    {
      id: 'total',
      label: t('order', 'Total'),
      // Room for crowns and forints, which have more digits than euros: an amount is never cut.
      width: 128,
      narrow: 116,
      align: 'end',
      sort: 'total',
      text: ({ total, currency_code }) => money(total, currency_code),
      cell: (order) => <TwoLines first={money(order.total, order.currency_code)} second={paymentState(t, order)} isStrong />,
    },
  ]
}
