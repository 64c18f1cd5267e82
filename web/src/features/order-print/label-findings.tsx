import type { LabelsCheck } from '@tracklane/contract/order-print'
import { Help } from '#features/help/help.parts.tsx'
import type { LabelOrder } from '#features/order/print-request.store.ts'
import { OrderCount, OrderCounts } from '#features/order-operation/bulk/order-counts.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { type LabelChoice, pagesOf } from './label-places.rules.ts'

interface LabelFindingsProps {
  check: LabelsCheck
  orders: readonly LabelOrder[]
  choice: LabelChoice
}

/** The number of sheets, the gaps of labels, and the orders that cannot be printed. */
export function LabelFindings({ check: { printable, refused, warnings }, orders, choice }: LabelFindingsProps) {
  const t = useT()
  const count = printable.length
  const warned = new Set(warnings.map(({ id }) => id)).size
  const again = orders.filter(({ label_printed_at }) => label_printed_at).length
  return (
    <>
      <OrderCounts isLive>
        <OrderCount
          kind="can"
          count={count}
          text={
            choice.format === 'a4'
              ? t('print', '{count, plural, one {# label} other {# labels}} on {sheets, plural, one {# sheet} other {# sheets}} of A4', {
                  count,
                  sheets: pagesOf(count, choice),
                })
              : t('print', '{count, plural, one {# label} other {# labels}}', { count })
          }
        />
        <OrderCount
          kind="there"
          count={again}
          text={t('print', '{count, plural, one {# of them was printed before} other {# of them were printed before}}', { count: again })}
        />
        <OrderCount
          kind="needs"
          count={warned}
          text={t('print', '{count, plural, one {Something is missing on # label} other {Something is missing on # labels}}', {
            count: warned,
          })}
          refused={warnings.map(({ id, text }) => ({ id, reason: text }))}
          orders={orders}
        />
        <OrderCount
          kind="cannot"
          count={refused.length}
          text={t(
            'print',
            '{count, plural, one {# order cannot be printed and is left out} other {# orders cannot be printed and are left out}}',
            {
              count: refused.length,
            },
          )}
          refused={refused}
          orders={orders}
        />
      </OrderCounts>
      {refused.length > 0 && <Help topic="label-not-printed" isPlain />}
    </>
  )
}
