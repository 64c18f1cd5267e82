import { SegmentedControl, Skeleton } from '@mantine/core'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { part } from '#ui/part.ts'
import { useQuiet } from '#ui/use-quiet.ts'
import classes from './chart.module.css'
import { ChartTable } from './chart-table.tsx'

/** A chunk of its own, since most screens show no chart. */
const Bars = part(() => import('./bars.tsx').then((module) => ({ default: module.Bars })))

export interface ChartSeries {
  readonly key: string
  readonly label: string
  /** A CSS colour token. */
  readonly color: string
}

export interface ChartPoint {
  readonly key: string
  /** The text under the bars. */
  readonly short: string
  /** The full text, in the table. */
  readonly label: string
  readonly values: Readonly<Record<string, number>>
}

export interface ChartData {
  /** The heading of the points in the table. */
  readonly pointsLabel: string
  readonly series: readonly ChartSeries[]
  readonly points: readonly ChartPoint[]
}

export interface ChartProps extends ChartData {
  title: string
  /** The unit that is counted, in one line. */
  note?: string
  /** Renders a number of the table as a link; `onPick` is the same for its bar. */
  renderValue?: (point: ChartPoint, series: ChartSeries) => ReactNode
  onPick?: (point: ChartPoint, series: ChartSeries) => void
}

/** Numbers as bars or as a table. While the bars are shown, the table is there for screen readers only. */
export function Chart({ title, note, renderValue, onPick, ...data }: ChartProps) {
  const t = useT()
  const id = useId()
  const [view, setView] = useState('chart')
  const isQuiet = useQuiet()
  const views = [
    { value: 'chart', label: t('chart', 'Chart') },
    { value: 'table', label: t('chart', 'Table') },
  ]

  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <SegmentedControl
          size="xs"
          data={views}
          value={view}
          onChange={setView}
          aria-label={t('chart', 'Show as')}
          classNames={{ label: classes.view }}
        />
      </div>
      <div className={classes.frame}>
        {view === 'table' ? (
          <ChartTable title={title} {...data} renderValue={renderValue} />
        ) : (
          <>
            <div aria-hidden>
              <Suspense fallback={<Skeleton className={classes.plot} />}>
                {isQuiet ? <Bars {...data} onPick={onPick} /> : <Skeleton className={classes.plot} />}
              </Suspense>
            </div>
            <div className="visually-hidden">
              <ChartTable title={title} {...data} />
            </div>
          </>
        )}
        {note && <p className={classes.note}>{note}</p>}
      </div>
    </section>
  )
}
