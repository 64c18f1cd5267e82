import { Suspense } from 'react'
import { closeLabels, useLabelRequest } from '#features/order/print-request.store.ts'
import { part } from '#ui/part.ts'
import { useCloseWithScreen } from '#ui/use-open-here.ts'
import { closeManifest, useManifestRequest } from './manifest-request.store.ts'

const LabelDialog = part(() => import('./label-dialog.tsx').then((module) => ({ default: module.LabelDialog })))
const ManifestDialog = part(() => import('./manifest-dialog.tsx').then((module) => ({ default: module.ManifestDialog })))

/** The dialogs for printing. The layout mounts it once; they are loaded with the first one. */
export function PrintHost() {
  const { request, number } = useLabelRequest()
  const { couriers, day } = useManifestRequest()
  useCloseWithScreen(leave)
  return (
    <Suspense>
      {request && <LabelDialog key={number} orders={request.orders} onClose={closeLabels} />}
      {couriers.length > 0 && <ManifestDialog couriers={couriers} startDay={day} onClose={closeManifest} />}
    </Suspense>
  )
}

function leave(): void {
  closeLabels()
  closeManifest()
}
