import { folded } from '@tracklane/contract/kit/word-search'
import type { Times } from './day-times.rules.ts'
import { type ReadingDay, typedDay } from './typed-day.ts'

/** A day (YYYY-MM-DD), the times of a day, or both. */
export interface TypedWindow extends Partial<Times> {
  readonly day?: string
}

export const MORNING: Times = { from: '08:00', to: '12:00' }
export const AFTERNOON: Times = { from: '12:00', to: '18:00' }

/** Words of the five languages of the product: people do not change the language to type a word. */
const DAYS: readonly (readonly [daysFromNow: number, words: readonly string[]])[] = [
  [-1, ['yesterday', 'gestern', 'ayer', 'wczoraj', 'вчора']],
  [0, ['today', 'heute', 'hoy', 'dzisiaj', 'dziś', 'сьогодні']],
  [1, ['tomorrow', 'morgen', 'mañana', 'jutro', 'завтра']],
  [2, ['day after tomorrow', 'übermorgen', 'pasado mañana', 'pojutrze', 'післязавтра']],
]

const PARTS: readonly (readonly [times: Times, words: readonly string[]])[] = [
  [
    MORNING,
    [
      ...['morning', 'in the morning', 'vormittag', 'vormittags', 'früh', 'morgens', 'morgen', 'por la mañana', 'de la mañana'],
      ...['rano', 'przed południem', 'до обіду', 'вранці', 'зранку', 'ранок'],
    ],
  ],
  [
    AFTERNOON,
    [
      ...['afternoon', 'in the afternoon', 'nachmittag', 'nachmittags', 'por la tarde', 'de la tarde', 'tarde'],
      ...['po południu', 'popołudnie', 'popołudniu', 'після обіду', 'пополудні', 'вдень'],
    ],
  ],
]

const PART_WORDS = PARTS.flatMap(([times, words]) => words.map((word) => ({ word: folded(word), times }))).sort(
  (one, other) => other.word.length - one.word.length,
)
const DAY_WORDS = new Map(DAYS.flatMap(([days, words]) => words.map((word) => [folded(word), days] as const)))
const WEEKDAYS = weekdayNames(['en', 'de', 'es', 'pl', 'uk'])
const TIMES = /(?:^|\s)([01]?\d|2[0-4])(?:[:.]([0-5]\d))?\s?-\s?([01]?\d|2[0-4])(?:[:.]([0-5]\d))?(?:\s?(?:h|uhr))?$/

/**
 * Reads a delivery window as people write it: "tomorrow", "+2", "Fri", "24.12.", "morgen Nachmittag", "jutro 14-16", "mañana por la tarde".
 * A weekday is the next one. Null for anything else.
 */
export function typedWindow(text: string, reading: ReadingDay): TypedWindow | null {
  const written = folded(text)
    .replace(/[,\s]+/g, ' ')
    .trim()
  const day = dayIn(written, reading)
  if (day) return { day }
  for (const { times, rest } of [...timesAtItsEnd(written), ...partsOfDay(written)]) {
    if (rest === '') return times
    const other = dayIn(rest, reading)
    if (other) return { day: other, ...times }
  }
  return null
}

interface Found {
  readonly times: Times
  /** The rest of the text. */
  readonly rest: string
}

function timesAtItsEnd(text: string): Found[] {
  const match = TIMES.exec(text)
  if (!match) return []
  const [whole, fromHour = '', fromMinute = '00', toHour = '', toMinute = '00'] = match
  const times = { from: timeText(fromHour, fromMinute), to: timeText(toHour, toMinute) }
  return times.from < times.to && times.to < '24' ? [{ times, rest: text.slice(0, -whole.length).trim() }] : []
}

function timeText(hour: string, minute: string): string {
  return `${hour.padStart(2, '0')}:${minute}`
}

/** Finds all parts of the day in a text. “morgen” is a day in “morgen früh” and a part of the day in “heute morgen”. */
function partsOfDay(text: string): Found[] {
  return PART_WORDS.flatMap(({ word, times }) => {
    if (text === word) return [{ times, rest: '' }]
    if (text.endsWith(` ${word}`)) return [{ times, rest: text.slice(0, -word.length - 1) }]
    return text.startsWith(`${word} `) ? [{ times, rest: text.slice(word.length + 1) }] : []
  })
}

function dayIn(text: string, reading: ReadingDay): string | null {
  const { today } = reading
  const days = DAY_WORDS.get(text) ?? daysOn(text) ?? daysToWeekday(text.replace(/\.$/, ''), today)
  return days === undefined ? typedDay(text, reading) : daysAfter(today, days)
}

/** Reads "+2" as a number of days from today. */
function daysOn(text: string): number | undefined {
  const [, digits] = /^\+(\d{1,3})$/.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}

function daysToWeekday(text: string, today: string): number | undefined {
  const wanted = WEEKDAYS.get(text)
  if (wanted === undefined) return undefined
  return ((wanted - new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7) + 1
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Returns the long and short names of the weekdays; 0 is Sunday. */
function weekdayNames(languages: readonly string[]): ReadonlyMap<string, number> {
  const sunday = Date.UTC(2026, 0, 4, 12)
  return new Map(
    languages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((weekday) => {
        const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
        return Array.from({ length: 7 }, (_, at) => [folded(format.format(sunday + at * 86_400_000)).replace(/\.$/, ''), at] as const)
      }),
    ),
  )
}
