import { Suspense, useEffect } from 'react'
import { closeOrderDialog, useOrderDialog } from '#features/order-operation/order-dialog.store.ts'
import { part } from '#ui/part.ts'

const OrderDialogs = part(() => import('./order-dialogs.tsx').then((module) => ({ default: module.OrderDialogs })))

/** Mounted once by the layout: the dialogs of whatever a menu asked for; loaded with the first of them. */
export function OrderDialogHost() {
  const isWanted = useOrderDialog(({ number }) => number > 0)
  // A question asked on the screens of one layout is no question on those of another.
  useEffect(() => closeOrderDialog, [])
  return <Suspense>{isWanted && <OrderDialogs />}</Suspense>
}
