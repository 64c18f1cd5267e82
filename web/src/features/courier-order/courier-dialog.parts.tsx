import { Suspense } from 'react'
import { part } from '#ui/part.ts'
import { TooLate } from '#ui/too-late.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import type { CourierDialogProps } from './courier-dialog.tsx'

const LazyDialog = part(() => import('./courier-dialog.tsx').then((module) => ({ default: module.CourierDialog })))

/** The choice of an order's courier; loaded on demand. */
export function CourierDialog(props: CourierDialogProps) {
  useReturnFocus()
  return (
    <Suspense fallback={<TooLate onLate={props.onCancel} />}>
      <LazyDialog {...props} />
    </Suspense>
  )
}
