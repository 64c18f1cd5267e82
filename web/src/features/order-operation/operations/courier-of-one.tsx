import { CourierDialog } from '#features/courier-order/courier-dialog.parts.tsx'
import type { OneOrderDialogProps } from '#features/order-operation/operation.rules.ts'
import { useT } from '#lib/i18n.ts'

export function CourierOfOne({ order, isSending, onConfirm, onCancel }: OneOrderDialogProps) {
  const t = useT()
  return (
    <CourierDialog
      order={order}
      confirmLabel={t('operation', 'Assign courier')}
      isSending={isSending}
      onConfirm={(courier_id) => onConfirm({ courier_id })}
      onCancel={onCancel}
    />
  )
}
