import { formatDate } from '#lib/format.ts'
import type { ChartPoint } from '#ui/chart/chart.tsx'

/** Makes a point of a chart from a day (YYYY-MM-DD). */
export function dayPoint(day: string, values: ChartPoint['values']): ChartPoint {
  const midnight = `${day}T00:00` // without a zone, since the day is in the person's zone already
  return { key: day, short: formatDate(midnight, 'onlyDayMonth'), label: formatDate(midnight, 'onlyDate'), values }
}
