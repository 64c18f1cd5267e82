import type { OrderRow } from '@tracklane/contract/order'
import { useT } from '#lib/i18n.ts'
import { FoundField } from '#ui/fields/found-field.tsx'
import type { useTrialOrder } from './use-trial-order.ts'

/** Chooses the order whose values the preview shows. */
export function OrderField({ trial }: { trial: ReturnType<typeof useTrialOrder> }) {
  const t = useT()
  const { order, found, choose, search, isLooking } = trial
  return (
    <FoundField
      label={t('notification_template', 'Order')}
      placeholder={t('notification_template', 'Track, name, phone')}
      chosen={order && optionOf(order)}
      found={found.map(optionOf)}
      onSearch={search}
      isLooking={isLooking}
      onChange={(id) => choose(found.find((one) => one.id === id) ?? order)}
    />
  )
}

function optionOf({ id, track, customer_full_name }: OrderRow) {
  return { value: id, label: `${track} · ${customer_full_name}` }
}
