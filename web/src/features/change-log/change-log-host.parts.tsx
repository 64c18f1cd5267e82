import { Suspense } from 'react'
import { closeLog, useModelLog } from '#features/model-log/model-log.store.ts'
import { part } from '#ui/part.ts'
import { useCloseWithScreen } from '#ui/use-open-here.ts'

const ChangeLogDialog = part(() => import('./change-log-dialog.tsx').then((module) => ({ default: module.ChangeLogDialog })))

/** Mounted once by the layout: the log of whatever row asked last; loaded with the first of them. */
export function ChangeLogHost() {
  const isWanted = useModelLog(({ number }) => number > 0)
  useCloseWithScreen(closeLog)
  return <Suspense>{isWanted && <ChangeLogDialog />}</Suspense>
}
