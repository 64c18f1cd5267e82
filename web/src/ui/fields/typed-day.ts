import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'

dayjs.extend(customParseFormat)

const DAY_MONTH = ['D.M', 'DD.MM', 'D.MM', 'DD.M']
const WITH_YEAR = DAY_MONTH.map((format) => `${format}.YYYY`)
const WHOLE = [...WITH_YEAR, 'DDMMYYYY', 'YYYY.MM.DD']
/** Formats that are read only when the focus leaves: before that, the text may be the beginning of a longer one. */
const SHORT = DAY_MONTH.map((format) => `${format}.YY`)
const HALF_A_YEAR = 183

/** The moment of reading, for words and for days without a year. */
export interface ReadingDay {
  readonly today: string
  /** True for a field for days to come: a day and a month that are long past, or missing in this year, belong to the next year. */
  readonly isToCome?: boolean | undefined
}

/**
 * Reads "24.12.2026", "24/12/2026", "24122026" or "2026-12-24" as a day (YYYY-MM-DD). With `reading` also "24.12" and "24.12.26". Null for
 * anything else.
 */
export function typedDay(text: string, reading?: ReadingDay): string | null {
  const dotted = text
    .trim()
    .replace(/[\s/.-]+/g, '.')
    .replace(/\.$/, '')
  const day = read(dotted, reading ? [...WHOLE, ...SHORT] : WHOLE)
  return day ?? (reading ? withoutYear(dotted, reading) : null)
}

function withoutYear(dotted: string, { today, isToCome }: ReadingDay): string | null {
  const year = Number(today.slice(0, 4))
  const day = read(`${dotted}.${year}`, WITH_YEAR)
  // 29 February may only exist in the next year.
  const isOfNextYear = isToCome && (day === null || dayjs(today).diff(day, 'day') > HALF_A_YEAR)
  return isOfNextYear ? read(`${dotted}.${year + 1}`, WITH_YEAR) : day
}

function read(dotted: string, formats: string[]): string | null {
  const day = dayjs(dotted, formats, true)
  return day.isValid() ? day.format('YYYY-MM-DD') : null
}
