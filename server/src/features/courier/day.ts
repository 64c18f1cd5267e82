/** A calendar day as the instants it lasts in a zone: from its midnight up to the next one. */
export function dayWindow(day: string, timeZone: string): { from: Date; before: Date } {
  const midnight = new Date(`${day}T00:00:00Z`)
  const next = new Date(midnight.getTime() + DAY)
  return { from: instantOf(midnight, timeZone), before: instantOf(next, timeZone) }
}

/** The calendar day it is in a zone. */
export function dayOf(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).toISOString().slice(0, 10)
}

const DAY = 86_400_000

/** When the zone's clocks show what `wall` shows in UTC; asked twice, because the first guess may lie on the other side of a clock change. */
function instantOf(wall: Date, timeZone: string): Date {
  const guess = new Date(wall.getTime() - offset(wall, timeZone))
  return new Date(wall.getTime() - offset(guess, timeZone))
}

function offset(instant: Date, timeZone: string): number {
  return wallClock(instant, timeZone).getTime() - instant.getTime()
}

/** The zone's clock face, written as if it were UTC. */
function wallClock(instant: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant)
  const at = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value)
  return new Date(Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second')))
}
