import { useState } from 'react'
import type { OperationFieldsProps } from '#features/order-operation/operation.rules.ts'
import { useT } from '#lib/i18n.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'

/** The address of one order; an equal address is no change. */
export function AddressFields({ orders: [order], errors, children }: OperationFieldsProps) {
  const t = useT()
  const before = order?.customer_address ?? ''
  const [text, setText] = useState(before)
  const address = text.trim()
  return children(
    <TextAreaField label={t('order', 'Address')} value={text} onChange={setText} error={errors.address} required isFirst />,
    address === '' || address === before ? undefined : { address },
  )
}
