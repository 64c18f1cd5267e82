import { formatDate } from '#lib/format.ts'

/** Today as YYYY-MM-DD in the person's zone. */
export function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** hh:mm of an instant in the person's zone; empty without one. */
export function timeOf(instant: string | null): string {
  return formatDate(instant, 'onlyTime')
}

/** A day and two times of the person's zone as instants; without a start only the end. */
export function deliveryWindow(day: string, from: string, to: string): { delivery_from: string | null; delivery_to: string } {
  return { delivery_from: from ? instantOf(day, from) : null, delivery_to: instantOf(day, to || '18:00') }
}

/** "24.12.2026 09:00–18:00", the day once where both ends share it. */
export function formatWindow(from: string | null, to: string | null): string {
  if (!to) return ''
  const end = `${formatDate(to, 'onlyDate')} ${formatDate(to, 'onlyTime')}`
  if (!from) return end
  const start = `${formatDate(from, 'onlyDate')} ${formatDate(from, 'onlyTime')}`
  const isOneDay = formatDate(from, 'onlyDate') === formatDate(to, 'onlyDate')
  return isOneDay ? `${start}–${formatDate(to, 'onlyTime')}` : `${start} – ${end}`
}

function instantOf(day: string, time: string): string {
  return new Date(`${day}T${time.slice(0, 5)}:00`).toISOString()
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
