import { Suspense } from 'react'
import { part } from '#ui/part.ts'
import { TooLate } from '#ui/too-late.tsx'
import { useCloseWithScreen } from '#ui/use-open-here.ts'
import { stopTakingBack, useTakingBack } from './take-back.store.ts'

const TakeBackDialog = part(() => import('./take-back-dialog.tsx').then((module) => ({ default: module.TakeBackDialog })))

/** The dialog for taking back a hand-over, even after its screen was left. The layout mounts it once. */
export function TakeBackHost() {
  const handOver = useTakingBack((state) => state.handOver)
  useCloseWithScreen(stopTakingBack)
  if (!handOver) return null
  return (
    <Suspense fallback={<TooLate onLate={stopTakingBack} />}>
      <TakeBackDialog key={handOver.id} handOver={handOver} onClose={stopTakingBack} />
    </Suspense>
  )
}
