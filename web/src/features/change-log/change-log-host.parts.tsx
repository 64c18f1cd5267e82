import { Suspense } from 'react'
import { closeLog, useModelLog } from '#features/model-log/model-log.store.ts'
import { part } from '#ui/part.ts'
import { useCloseWithScreen } from '#ui/use-open-here.ts'

const ChangeLogDialog = part(() => import('./change-log-dialog.tsx').then((module) => ({ default: module.ChangeLogDialog })))

/** The log that was asked for last. The layout mounts it once; it is loaded with the first log. */
export function ChangeLogHost() {
  const isWanted = useModelLog(({ number }) => number > 0)
  useCloseWithScreen(closeLog)
  return <Suspense>{isWanted && <ChangeLogDialog />}</Suspense>
}
