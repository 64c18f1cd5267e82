import { Day } from '@tracklane/contract/kit/page'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { dayWindow } from '#platform/day.ts'
import { invalid } from '#platform/errors.ts'

/** Four digits of a year, and none that the database could not store. */
const EARLIEST = Date.UTC(1900, 0, 1)
const LATEST = Date.UTC(9999, 0, 1)

const noDate: Phrase = phrase('validation', 'Enter a date')

function checked(field: string, date: Date): Date {
  const time = date.getTime()
  if (!(time >= EARLIEST && time <= LATEST)) throw invalid({ [field]: noDate })
  return date
}

/** An instant that the contract has found well-formed; null stays null, absent stays absent. */
export function readInstant<Given extends string | null | undefined>(field: string, given: Given): Date | Exclude<Given, string> {
  if (typeof given !== 'string') return given as Exclude<Given, string> // what is not text is null or undefined
  return checked(field, new Date(given))
}

export interface Bounds {
  readonly from: Date | undefined
  /** The end itself, where it is an instant … */
  readonly to: Date | undefined
  /** … or the midnight that ends the day. */
  readonly before: Date | undefined
}

/** A range of a filter: a bare day is the whole day in the person's zone, an instant stands for itself. */
export function readRange(field: string, range: { from: string | undefined; to: string | undefined }, timeZone: string): Bounds {
  const { from, to } = range
  const isDay = to !== undefined && Day.safeParse(to).success
  return {
    from: from === undefined ? undefined : beginning(`${field}_from`, from, timeZone),
    to: to === undefined || isDay ? undefined : checked(`${field}_to`, new Date(to)),
    before: isDay ? checked(`${field}_to`, dayWindow(to, timeZone).before) : undefined,
  }
}

function beginning(field: string, text: string, timeZone: string): Date {
  return checked(field, Day.safeParse(text).success ? dayWindow(text, timeZone).from : new Date(text))
}
