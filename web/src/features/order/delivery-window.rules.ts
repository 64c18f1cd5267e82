import { instantOf } from '#lib/day.ts'
import { formatDate } from '#lib/format.ts'

/** Returns hh:mm of an instant in the person's zone; empty without one. */
export function timeOf(instant: string | null): string {
  return formatDate(instant, 'onlyTime')
}

/** Returns a day and two times of the person's zone as instants; without a start only the end. */
export function deliveryWindow(day: string, from: string, to: string): { delivery_from: string | null; delivery_to: string } {
  return { delivery_from: from ? instantOf(day, from) : null, delivery_to: instantOf(day, to || '18:00') }
}

/** Formats a window: "24.12.2026 09:00–18:00", with the day once where both ends share it. */
export function formatWindow(from: string | null, to: string | null): string {
  if (!to) return ''
  const end = `${formatDate(to, 'onlyDate')} ${formatDate(to, 'onlyTime')}`
  if (!from) return end
  const start = `${formatDate(from, 'onlyDate')} ${formatDate(from, 'onlyTime')}`
  const isOneDay = formatDate(from, 'onlyDate') === formatDate(to, 'onlyDate')
  return isOneDay ? `${start}–${formatDate(to, 'onlyTime')}` : `${start} – ${end}`
}
