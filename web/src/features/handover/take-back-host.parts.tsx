import { Suspense } from 'react'
import { part } from '#ui/part.ts'
import { TooLate } from '#ui/too-late.tsx'
import { useCloseWithScreen } from '#ui/use-open-here.ts'
import { stopTakingBack, useTakingBack } from './take-back.store.ts'

const TakeBackDialog = part(() => import('./take-back-dialog.tsx').then((module) => ({ default: module.TakeBackDialog })))

/** Mounted once by the layout: a hand-over can be taken back after its screen has been left, too. */
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
