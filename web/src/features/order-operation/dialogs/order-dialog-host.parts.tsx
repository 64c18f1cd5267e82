import { Suspense } from 'react'
import { closeOrderDialog, useOrderDialog } from '#features/order-operation/order-dialog.store.ts'
import { part } from '#ui/part.ts'
import { useCloseWithScreen } from '#ui/use-open-here.ts'

const OrderDialogs = part(() => import('./order-dialogs.tsx').then((module) => ({ default: module.OrderDialogs })))

/** The dialogs that menus ask for. The layout mounts it once; they are loaded with the first one. */
export function OrderDialogHost() {
  const isWanted = useOrderDialog(({ number }) => number > 0)
  useCloseWithScreen(closeOrderDialog)
  return <Suspense>{isWanted && <OrderDialogs />}</Suspense>
}
