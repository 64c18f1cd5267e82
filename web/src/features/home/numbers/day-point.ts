import { formatDate } from '#lib/format.ts'
import type { ChartPoint } from '#ui/chart/chart.tsx'

/** A day (YYYY-MM-DD) as a point of a chart. */
export function dayPoint(day: string, values: ChartPoint['values']): ChartPoint {
  const midnight = `${day}T00:00` // without a zone: the day is the person's own already
  return { key: day, short: formatDate(midnight, 'onlyDayMonth'), label: formatDate(midnight, 'onlyDate'), values }
}
