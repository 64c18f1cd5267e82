const SPACE = 0x20
const DOT = 0x2e
const PLUS = 0x2b
const MINUS = 0x2d
const ZERO = 0x30

/** The length of "2026-01-31 09:05:00", the part that every instant has. */
const SECONDS_END = 19
const MINUTE_MS = 60_000

/**
 * Reads PostgreSQL's text of a timestamptz ("2026-01-31 09:05:00.123456+01"), up to a thousand times for one answer; other forms (other
 * eras, infinity, zones with seconds) go to the driver's own parser.
 */
export function instantParser<Other>(other: (text: string) => Other): (text: string) => Date | Other {
  return (text) => {
    const date = instantOf(text)
    return Number.isNaN(date) ? other(text) : new Date(date)
  }
}

function instantOf(text: string): number {
  if (text.charCodeAt(4) !== MINUS || text.charCodeAt(10) !== SPACE) return Number.NaN
  if (text.charCodeAt(0) === ZERO) return Number.NaN // Date.UTC reads the year 99 as 1999
  const seconds = Date.UTC(
    pair(text, 0) * 100 + pair(text, 2),
    pair(text, 5) - 1,
    pair(text, 8),
    pair(text, 11),
    pair(text, 14),
    pair(text, 17),
  )
  let at = SECONDS_END
  let milliseconds = 0
  if (text.charCodeAt(at) === DOT) {
    for (let scale = 100; isDigit(text.charCodeAt(++at)); scale /= 10) milliseconds += scale >= 1 ? digit(text, at) * scale : 0
  }
  return seconds + milliseconds - offsetMs(text, at)
}

/** Reads "+01" or "-03:30" at the end of the text. */
function offsetMs(text: string, at: number): number {
  const sign = text.charCodeAt(at)
  if (sign !== PLUS && sign !== MINUS) return Number.NaN
  const isLong = text.length === at + 6
  if (!isLong && text.length !== at + 3) return Number.NaN
  const minutes = pair(text, at + 1) * 60 + (isLong ? pair(text, at + 4) : 0)
  return (sign === PLUS ? minutes : -minutes) * MINUTE_MS
}

function pair(text: string, at: number): number {
  return digit(text, at) * 10 + digit(text, at + 1)
}

function digit(text: string, at: number): number {
  const value = text.charCodeAt(at) - ZERO
  return value >= 0 && value <= 9 ? value : Number.NaN
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= ZERO + 9
}
