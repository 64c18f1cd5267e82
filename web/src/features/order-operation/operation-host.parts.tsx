import { Suspense, useEffect } from 'react'
import { part } from '#lib/part.ts'
import { closeOffers } from '#ui/toast-offers.ts'
import { closeOperation, useOperationRequest } from './operation-dialog.store.ts'

const OperationDialogs = part(() => import('./operation-dialogs.tsx').then((module) => ({ default: module.OperationDialogs })))

/** Mounted once by the layout: the dialogs of whatever a menu asked for; loaded with the first of them. */
export function OperationHost() {
  const isWanted = useOperationRequest(({ number }) => number > 0)
  // Whoever signs in next is neither asked nor offered what somebody else was.
  useEffect(() => leave, [])
  return <Suspense>{isWanted && <OperationDialogs />}</Suspense>
}

function leave(): void {
  closeOperation()
  closeOffers()
}
