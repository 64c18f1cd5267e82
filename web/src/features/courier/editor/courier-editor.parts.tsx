import { lazy, Suspense } from 'react'
import { useReturnFocus } from '#ui/use-return-focus.ts'

const LazyCreate = lazy(() => import('./courier-create.tsx').then((module) => ({ default: module.CourierCreate })))
const LazyEdit = lazy(() => import('./courier-edit.tsx').then((module) => ({ default: module.CourierEdit })))

interface CourierEditorProps {
  /** Undefined: a new one. */
  id: number | undefined
  onClose: () => void
}

export function CourierEditor({ id, onClose }: CourierEditorProps) {
  useReturnFocus()
  return <Suspense>{id === undefined ? <LazyCreate onClose={onClose} /> : <LazyEdit id={id} onClose={onClose} />}</Suspense>
}
