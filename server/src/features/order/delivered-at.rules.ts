import { Day } from '@tracklane/contract/kit/page'
import { phrase } from '@tracklane/contract/kit/phrase'
import { dayOf, noonOf } from '#platform/day.ts'
import { invalid } from '#platform/errors.ts'
import { readInstant } from '#platform/instant.ts'

const EARLIEST_DAY = '1950-01-01'
const EARLIEST = new Date(`${EARLIEST_DAY}T00:00:00Z`)

/** The current time, and the zone in which a person reads days. */
interface Moment {
  readonly now: Date
  readonly timeZone: string
}

/** Reads a delivery time: not in the future, and not before any plausible date. */
export function readDelivery<Given extends string | undefined>(
  { now }: Pick<Moment, 'now'>,
  field: string,
  given: Given,
): Date | Exclude<Given, string> {
  const instant = readInstant(field, given)
  if (instant instanceof Date && instant > now) throw inFuture(field)
  if (instant instanceof Date && instant < EARLIEST) throw invalid({ [field]: phrase('validation', 'Enter a date') })
  return instant
}

/** Reads a delivery time from a day, too: noon of it in the person's zone, or now for today. */
export function readDeliveryDay({ now, timeZone }: Moment, field: string, given: string): Date {
  if (!Day.safeParse(given).success) return readDelivery({ now }, field, given)
  const today = dayOf(now, timeZone)
  if (given > today) throw inFuture(field)
  if (given < EARLIEST_DAY) throw invalid({ [field]: phrase('validation', 'Enter a date') })
  return given === today ? now : noonOf(given, timeZone)
}

function inFuture(field: string): Error {
  return invalid({ [field]: phrase('order', 'The delivery cannot lie in the future') })
}
