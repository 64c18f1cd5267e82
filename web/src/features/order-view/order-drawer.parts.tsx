import { lazy, Suspense } from 'react'
import { OrderEditor, useIsEditing } from '#features/order-edit/order-edit.parts.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'

const LazyDrawer = lazy(() => import('./order-drawer.tsx').then((module) => ({ default: module.OrderDrawer })))

interface OrderDrawerProps {
  id: number
  onClose: () => void
}

/** One order beside the screen it was opened from; loaded with the first order. */
export function OrderDrawer(props: OrderDrawerProps) {
  useReturnFocus()
  const isEditing = useIsEditing()
  if (isEditing) return <OrderEditor id={props.id} />
  return (
    <Suspense>
      <LazyDrawer {...props} />
    </Suspense>
  )
}
