import { lazy, Suspense } from 'react'
import { useOperationRequest } from './operation-requests.api.ts'

const OperationDialogs = lazy(() => import('./operation-dialogs.tsx').then((module) => ({ default: module.OperationDialogs })))

/** Mounted once by the layout: the dialogs of whatever a menu asked for; loaded with the first of them. */
export function OperationHost() {
  const isWanted = useOperationRequest(({ number }) => number > 0)
  return <Suspense>{isWanted && <OperationDialogs />}</Suspense>
}
