import { Day } from '@tracklane/contract/kit/page'
import { phrase } from '@tracklane/contract/kit/phrase'
import { dayWindow } from './day.ts'
import { invalid } from './errors.ts'

/** ISO texts sort by time. Years outside are typing errors, and a database cannot store some of them. */
const EARLIEST = '1900'
const LATEST = '9999'
export const EARLIEST_INSTANT = new Date(EARLIEST)

function checked(field: string, text: string): string {
  if (text < EARLIEST || text >= LATEST) throw invalid({ [field]: phrase('validation', 'Enter a date') })
  return text
}

/** Reads an instant that the contract has found well-formed; null and undefined stay as they are. */
export function readInstant<Given extends string | null | undefined>(field: string, given: Given): Date | Exclude<Given, string> {
  if (typeof given !== 'string') return given as Exclude<Given, string> // only null and undefined are not text
  return new Date(checked(field, given))
}

export interface Bounds {
  readonly from: Date | undefined
  /** The end, where it is an instant. */
  readonly to: Date | undefined
  /** The midnight that ends the day, where the end is a day. */
  readonly before: Date | undefined
}

/** Reads the range of a filter: a bare day is the whole day in the person's zone, an instant stands for itself. */
export function readRange(field: string, range: { from: string | undefined; to: string | undefined }, timeZone: string): Bounds {
  const from = range.from === undefined ? undefined : checked(`${field}_from`, range.from)
  const to = range.to === undefined ? undefined : checked(`${field}_to`, range.to)
  return {
    from: from === undefined ? undefined : isDay(from) ? dayWindow(from, timeZone).from : new Date(from),
    to: to === undefined || isDay(to) ? undefined : new Date(to),
    before: to !== undefined && isDay(to) ? dayWindow(to, timeZone).before : undefined,
  }
}

function isDay(text: string): boolean {
  return Day.safeParse(text).success
}
