import { lazy, Suspense } from 'react'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import type { CourierDialogProps } from './courier-dialog.tsx'

const LazyDialog = lazy(() => import('./courier-dialog.tsx').then((module) => ({ default: module.CourierDialog })))

/** Choosing who takes an order; loaded when it is first asked for. */
export function CourierDialog(props: CourierDialogProps) {
  useReturnFocus()
  return (
    <Suspense>
      <LazyDialog {...props} />
    </Suspense>
  )
}
