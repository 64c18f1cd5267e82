import { lazy, Suspense } from 'react'
import { useReturnFocus } from '#features/courier/return-focus.parts.tsx'
import { OrderEditor, useIsEditing } from './editor/editor.parts.tsx'

const LazyDrawer = lazy(() => import('./view/order-drawer.tsx').then((module) => ({ default: module.OrderDrawer })))

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
