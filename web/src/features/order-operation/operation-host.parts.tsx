import { lazy, Suspense, useEffect } from 'react'
import { closeOperation, useOperationRequest } from './operation-dialog.store.ts'

const OperationDialogs = lazy(() => import('./operation-dialogs.tsx').then((module) => ({ default: module.OperationDialogs })))

/** Mounted once by the layout: the dialogs of whatever a menu asked for; loaded with the first of them. */
export function OperationHost() {
  const isWanted = useOperationRequest(({ number }) => number > 0)
  // Whoever signs in next is not asked what somebody else was asked.
  useEffect(() => closeOperation, [])
  return <Suspense>{isWanted && <OperationDialogs />}</Suspense>
}
