const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Opening hours of a dispatch office, by weekday from Sunday. */
const OPEN: readonly (readonly [from: number, to: number] | undefined)[] = [undefined, [8, 19], [8, 19], [8, 19], [8, 19], [8, 19], [9, 14]]

/** The delivery windows customers choose from, local hours. */
const WINDOWS = [
  [8, 12],
  [10, 14],
  [12, 16],
  [14, 18],
  [16, 20],
] as const

export interface Window {
  readonly from: number
  readonly to: number
}

/** Working time of a place around `now`: weekends are quiet because their time does not count. Times are epoch milliseconds. */
export interface Calendar {
  readonly now: number
  /** Returns the moment `hours` of working time before; it always lies in opening hours. */
  workBack(time: number, hours: number): number
  /** Returns the local hour, 0–23; off by one beyond a clock change, where it only shapes a random choice. */
  hourOf(time: number): number
  /** Returns the window at or after the moment; `ahead` 1: the one after it, -1: the one before. */
  window(time: number, ahead: number): Window
}

export function calendarOf(now: number, zone: string, days: number): Calendar {
  const today = localMidnight(now, zone)
  const shifts: { from: number; to: number; before: number }[] = []
  const windows: Window[] = []
  let worked = 0
  for (let day = -days; day <= 10; day += 1) {
    const midnight = localMidnight(today + day * DAY + 12 * HOUR, zone)
    const open = OPEN[new Date(today + day * DAY + 12 * HOUR).getUTCDay()]
    if (!open) continue
    const shift = { from: midnight + open[0] * HOUR, to: midnight + open[1] * HOUR, before: worked }
    worked += shift.to - shift.from
    shifts.push(shift)
    const isSaturday = open[1] < 16
    for (const [from, to] of isSaturday ? WINDOWS.slice(0, 2) : WINDOWS)
      windows.push({ from: midnight + from * HOUR, to: midnight + to * HOUR })
  }

  function workBack(time: number, hours: number): number {
    const index = lastIndex(shifts, (shift) => shift.from <= time)
    const shift = shifts[Math.max(index, 0)]
    if (!shift) return time
    const position = shift.before + Math.min(time, shift.to) - shift.from - hours * HOUR
    const found =
      shifts[
        Math.max(
          lastIndex(shifts, (one) => one.before < position),
          0,
        )
      ]
    return found ? found.from + Math.max(position - found.before, 0) : time
  }

  function window(time: number, ahead: number): Window {
    const next = lastIndex(windows, (one) => one.to <= time) + 1
    const found = windows[Math.min(Math.max(next + ahead, 0), windows.length - 1)]
    if (!found) throw new Error('The calendar has no window')
    return found
  }

  const offset = offsetAt(now, zone)
  return { now, workBack, window, hourOf: (time) => new Date(time + offset).getUTCHours() }
}

/** Returns the index of the last item that matches, in a list that begins with all matching items; -1 when none matches. */
function lastIndex<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && holds(item)) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Returns the instant at which the local day of `time` began (clocks change at night, so noon tells the offset). */
function localMidnight(time: number, zone: string): number {
  const local = time + offsetAt(time, zone)
  const midnight = Math.floor(local / DAY) * DAY
  return midnight - offsetAt(midnight + 12 * HOUR, zone)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function offsetAt(time: number, zone: string): number {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
  clocks.set(zone, clock)
  const name = clock.formatToParts(time).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
}
