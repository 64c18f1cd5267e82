import { Suspense, useEffect } from 'react'
import { OrderEditor, useIsEditing } from '#features/order-edit/order-edit.parts.tsx'
import { closeDialogOfOrder } from '#features/order-operation/order-dialog.store.ts'
import { part } from '#ui/part.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import type { OrderPeekProps } from './order-peek.tsx'

const LazyPeek = part(() => import('./order-peek.tsx').then((module) => ({ default: module.OrderPeek })))

/** One order beside its screen; loaded with the first order. Closing it closes its dialog, and leads back to the order's row or card. */
export function OrderDrawer(props: OrderPeekProps) {
  const { id } = props
  useReturnFocus((page) => page.querySelector<HTMLElement>(`[data-row="${id}"] a, [data-card="${id}"] a`))
  useEffect(() => () => closeDialogOfOrder(id), [id])
  const isEditing = useIsEditing()
  if (isEditing) return <OrderEditor id={id} />
  return (
    <Suspense>
      <LazyPeek {...props} />
    </Suspense>
  )
}
