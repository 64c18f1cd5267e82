import type { RejectedRow } from '@tracklane/contract/rejected-order'
import { TimeInStatus } from '#features/order/time-in-status.parts.tsx'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { CardFace } from '#ui/card-face.tsx'

/** A rejected order where there is no room for columns: whose, how much, and since when it has waited for what reason. */
export function RejectedCard({ order }: { order: RejectedRow }) {
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
