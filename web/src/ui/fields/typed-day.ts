import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'

dayjs.extend(customParseFormat)

const DAY_MONTH = ['D.M', 'DD.MM', 'D.MM', 'DD.M']
const WHOLE = [...DAY_MONTH.map((format) => `${format}.YYYY`), 'DDMMYYYY', 'YYYY.MM.DD']
/** Understood once the person has left the field: before, they may be the beginning of something longer. */
const SHORT = [...DAY_MONTH, ...DAY_MONTH.map((format) => `${format}.YY`)]

/** "24.12.2026", "24/12/2026", "24122026" or "2026-12-24" as a day (YYYY-MM-DD), and shortly "24.12" or "24.12.26"; null for anything else. */
export function typedDay(text: string, { isShort = false } = {}): string | null {
  const dotted = text
    .trim()
    .replace(/[\s/.-]+/g, '.')
    .replace(/\.$/, '')
  const day = dayjs(dotted, isShort ? [...WHOLE, ...SHORT] : WHOLE, true)
  return day.isValid() ? day.format('YYYY-MM-DD') : null
}
