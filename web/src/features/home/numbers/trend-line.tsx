import { Suspense } from 'react'
import { part } from '#ui/part.ts'
import { useQuiet } from '#ui/use-quiet.ts'
import classes from './trend-line.module.css'

/** Loaded in the chunk of the charts. */
const Line = part(() => import('./line.tsx').then((module) => ({ default: module.Line })))

interface TrendLineProps {
  values: readonly number[] | undefined
  isAlarming: boolean
}

/** A line without numbers; the text beside it has its meaning. Its room is reserved. */
export function TrendLine({ values, isAlarming }: TrendLineProps) {
  const isQuiet = useQuiet()
  return (
    <span className={classes.trend} aria-hidden inert>
      <Suspense>{isQuiet && values && <Line values={values} isAlarming={isAlarming} />}</Suspense>
    </span>
  )
}
