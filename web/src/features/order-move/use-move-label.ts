import { STATUS } from '@tracklane/contract/order-status'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'

/** A button that moves an order says what happens. */
export function useMoveLabel(): (to: number) => string {
  const t = useT()
  const nameOf = useStatusName()
  return (to) => {
    switch (to) {
      case STATUS.IN_DELIVERY:
        return t('order', 'Move to delivery')
      case STATUS.REDELIVERY:
        return t('order', 'Move to redelivery')
      case STATUS.REJECTED:
        return t('order', 'Reject the order')
      default:
        return t('order', 'Move to “{status}”', { status: nameOf(to) })
    }
  }
}
