import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import type { RejectedRow } from '@tracklane/contract/rejected-order'
import { useMemo } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { TimeInStatus } from '#features/order/time-in-status.parts.tsx'
import { OrderListScreen } from '#features/order-table/order-table-screen.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { CardFace } from '#ui/card-face.tsx'
import { rejectedColumns } from './rejected-columns.tsx'
import { RejectedTab, rejectedList } from './rejected-list.ts'
import { RejectedStatistics } from './rejected-statistics.tsx'
import { RejectedTabs } from './rejected-tabs.tsx'

/** The screen /order/rejected/: rejected orders, and their share of all. */
export function RejectedOrderPage() {
  const [{ tab }] = useFilter(RejectedTab)
  return tab === 'statistics' ? <RejectedStatistics /> : <RejectedOrders />
}

function RejectedOrders() {
  const t = useT()
  const withOrganization = seesEveryOrganization(useProfile())
  const columns = useMemo(() => rejectedColumns(t, { withOrganization }), [t, withOrganization])
  return (
    <OrderListScreen
      list={rejectedList}
      title={t('rejected_order', 'Rejected orders')}
      columns={columns}
      card={cardOf}
      tabs={<RejectedTabs current={undefined} />}
      none={{
        title: t('rejected_order', 'No rejected orders'),
        text: t('rejected_order', 'What customers refuse stands here until it is delivered after all or sent back.'),
        help: 'rejected-and-redelivery',
      }}
    />
  )
}

function cardOf(order: RejectedRow) {
  return <RejectedCard order={order} />
}

/** A rejected order where there is no room for columns: customer, amount, reason, and how long it has waited. */
function RejectedCard({ order }: { order: RejectedRow }) {
  const t = useT()
  const { money } = useFormat()
  return (
    <CardFace
      name={order.customer_full_name}
      mark={<span className="tabular">{money(order.total, order.currency_code)}</span>}
      facts={[order.last_reason ?? t('rejected_order', 'No reason given'), <TimeInStatus key="time" order={order} />]}
    />
  )
}
