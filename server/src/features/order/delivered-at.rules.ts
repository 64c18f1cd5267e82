import { Day } from '@tracklane/contract/kit/page'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { Context } from '#platform/context.ts'
import { dayOf, noonOf } from '#platform/day.ts'
import { invalid } from '#platform/errors.ts'
import { readInstant } from '#platform/instant.ts'

const EARLIEST_DAY = '1950-01-01'
const EARLIEST = new Date(`${EARLIEST_DAY}T00:00:00Z`)

/** When an order was delivered: never in the future, and not before anybody can have meant it. */
export function readDelivery<Given extends string | undefined>(ctx: Context, field: string, given: Given): Date | Exclude<Given, string> {
  const instant = readInstant(field, given)
  if (instant instanceof Date && instant > ctx.platform.clock()) throw inFuture(field)
  if (instant instanceof Date && instant < EARLIEST) throw invalid({ [field]: phrase('validation', 'Enter a date') })
  return instant
}

/** The same from a day too: noon of it in the person's zone, or now if it is today. */
export function readDeliveryDay(ctx: Context, field: string, given: string): Date {
  if (!Day.safeParse(given).success) return readDelivery(ctx, field, given)
  const now = ctx.platform.clock()
  const today = dayOf(now, ctx.timeZone)
  if (given > today) throw inFuture(field)
  if (given < EARLIEST_DAY) throw invalid({ [field]: phrase('validation', 'Enter a date') })
  return given === today ? now : noonOf(given, ctx.timeZone)
}

function inFuture(field: string): Error {
  return invalid({ [field]: phrase('order', 'The delivery cannot lie in the future') })
}
