import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { useFormat } from '#lib/format.ts'
import classes from './chart.module.css'
import type { ChartData, ChartProps } from './chart.tsx'

/** The least height of a bar, so that one order among thousands can be seen and hit. */
const LEAST_HEIGHT = 3

interface BarsProps extends ChartData {
  onPick?: ChartProps['onPick'] | undefined
}

/** Bars side by side for each point. They are not animated: the numbers show at once. */
export function Bars({ series, points, onPick }: BarsProps) {
  const format = useFormat()
  return (
    <BarChart
      className={classes.plot}
      data={points.map(({ short, values }) => ({ short, ...values }))}
      dataKey="short"
      series={series.map(({ key, label, color }) => ({ name: key, label, color }))}
      valueFormatter={format.number}
      withLegend={series.length > 1}
      legendProps={{ verticalAlign: 'bottom' }}
      classNames={{ legend: classes.legend, legendItem: classes.legendItem, legendItemName: classes.legendName }}
      accessibilityLayer={false}
      gridColor="var(--hairline)"
      textColor="var(--text-dim)"
      cursorFill="var(--surface-hover)"
      xAxisProps={{ interval: 'equidistantPreserveEnd', minTickGap: 16 }}
      yAxisProps={{ allowDecimals: false, width: 40 }}
      maxBarWidth={24}
      barChartProps={{ barGap: 1, margin: { top: 10, right: 20 } }}
      barProps={(one) => ({
        minPointSize: (value) => (value ? LEAST_HEIGHT : 0),
        radius: [2, 2, 0, 0],
        ...(onPick && { cursor: 'pointer', onClick: (bar) => pick(bar.originalDataIndex, one.name) }),
      })}
    />
  )

  function pick(index: number, key: string): void {
    const point = points[index]
    const picked = series.find((one) => one.key === key)
    if (point && picked) onPick?.(point, picked)
  }
}
