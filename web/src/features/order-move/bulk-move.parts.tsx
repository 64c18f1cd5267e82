import { Suspense } from 'react'
import { part } from '#ui/part.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import type { BulkMoveDialogProps } from './bulk-move-dialog.tsx'

const LazyDialog = part(() => import('./bulk-move-dialog.tsx').then((module) => ({ default: module.BulkMoveDialog })))

/** Moving many orders at once; loaded when it is first asked for. */
export function BulkMoveDialog(props: BulkMoveDialogProps) {
  useReturnFocus()
  return (
    <Suspense>
      <LazyDialog {...props} />
    </Suspense>
  )
}
