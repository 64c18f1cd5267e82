import { IconPrinter } from '@tabler/icons-react'
import { requestLabels } from '#features/order/print-request.store.ts'
import type { OperationOrder } from '#features/order-operation/operation.rules.ts'
import { useT } from '#lib/i18n.ts'
import { MenuEntry } from '#ui/menu-entry.tsx'

interface LabelItemProps {
  orders: readonly OperationOrder[]
  /** Called when the dialog is closed. */
  onClose?: (() => void) | undefined
}

/** Labels change no order, so that the entry is for deleted ones too; the dialog says what does not print. */
export function LabelItem({ orders, onClose }: LabelItemProps) {
  const t = useT()
  const isAgain = orders.every(({ label_printed_at }) => label_printed_at)
  const count = orders.length
  return (
    <MenuEntry mark={<IconPrinter size={16} aria-hidden />} onClick={() => requestLabels({ orders, onClose })}>
      {isAgain
        ? t('operation', '{count, plural, one {Print label again…} other {Print labels again…}}', { count })
        : t('operation', '{count, plural, one {Print label…} other {Print labels…}}', { count })}
    </MenuEntry>
  )
}
