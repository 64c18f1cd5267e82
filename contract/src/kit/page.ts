import { z } from 'zod'
import { phrase } from './phrase.ts'
import { instant, STOP, text } from './text.ts'

/**
 * A whole number, also as text of a URL: digits only. Other values that JavaScript converts to a number (`1e3`, ` 7`, `[7]`, `true`) are
 * refused, so that one value has one spelling.
 */
export function int(min: number, max: number) {
  return z.preprocess(readDigits, z.int().min(min).max(max)) as unknown as z.ZodType<number, number> // its input is unknown; callers should give a number
}

const DIGITS = /^-?\d{1,16}$/

function readDigits(value: unknown): unknown {
  return typeof value === 'string' && DIGITS.test(value) ? Number(value) : value
}

/** The largest value of PostgreSQL's integer, the type of every id. */
const MAX_ID = 2_147_483_647

/** The one schema of ids: in paths, queries and bodies. */
export const Id = int(1, MAX_ID)
export const IdParams = z.object({ id: Id })

/** Several values of a filter: repeated, separated by commas (a space may follow), or already a list. Empty ones are dropped. */
export function listOf<Item extends z.ZodType>(item: Item, max = 500) {
  return z.preprocess(toList, z.array(item).max(max)) as z.ZodType<z.output<Item>[], readonly z.input<Item>[]> // preprocess's input is unknown; callers should give a list
}

const SEPARATOR = /, */

function toList(value: unknown): unknown {
  if (value === undefined || value === null) return undefined
  const values = Array.isArray(value) ? value : [value]
  return values
    .flatMap((one) => (typeof one === 'string' ? one.split(SEPARATOR) : [one]))
    .filter((one) => typeof one !== 'string' || one.trim() !== '')
}

/** A list by repetition of its name: its values may contain commas. */
export function listOfWhole<Item extends z.ZodType>(item: Item, max = 500) {
  return z.preprocess(toWholeList, z.array(item).max(max)) as z.ZodType<z.output<Item>[], readonly z.input<Item>[]> // see `listOf`
}

function toWholeList(value: unknown): unknown {
  if (value === undefined || value === null) return undefined
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one !== 'string' || one.trim() !== '')
}

/** A boolean of a URL: 1, 0, true, false. */
export const Flag = z.preprocess((value: unknown) => {
  if (value === '1' || value === 'true' || value === 1) return true
  if (value === '0' || value === 'false' || value === 0) return false
  return value
}, z.boolean()) as z.ZodType<boolean, boolean>

/** A day (YYYY-MM-DD, in the zone of X-TZ-Name) or an instant (ISO 8601). */
export const DayOrInstant = z
  .string()
  .max(40, STOP)
  .refine(isDayOrInstant, {
    params: { phrase: phrase('validation', 'Enter a date') },
  })

export const Day = z.string().max(10, STOP).check(z.iso.date())

const Instant = instant()

function isDayOrInstant(value: string): boolean {
  return Day.safeParse(value).success || Instant.safeParse(value).success
}

const LONGEST_SORT = 1_000

/** Sort keys: `field` or `-field` of the named fields, several with commas. */
export function sortOf<const Fields extends readonly string[]>(fields: Fields) {
  const known = new Set<string>(fields)
  return z
    .string()
    .max(LONGEST_SORT, STOP)
    .refine((value) => sortFields(value).every(({ field }) => known.has(field)), {
      params: { phrase: phrase('validation', 'This list cannot be sorted like that') },
    })
}

/** Parses "-created_at,id" into [{field: 'created_at', direction: 'desc'}, {field: 'id', direction: 'asc'}]. */
export function sortFields(sort: string): { field: string; direction: 'asc' | 'desc' }[] {
  return sort.split(',').map((part) => {
    const descending = part.startsWith('-')
    return { field: descending ? part.slice(1) : part, direction: descending ? 'desc' : 'asc' }
  })
}

export const PER_PAGE = [10, 25, 50, 100] as const

/** The common part of every list query; extend it with filters and `sort: sortOf([...])`. */
export const PageQuery = z.object({
  page: int(1, 1_000_000).default(1),
  per_page: int(1, 100)
    .refine((value) => PER_PAGE.some((one) => one === value), {
      params: { phrase: phrase('validation', 'Choose one of the offered values') },
    })
    .default(25),
  search: text(200).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>

export const PageMeta = z.object({
  current_page: z.number(),
  per_page: z.number(),
  total: z.number(),
  last_page: z.number(),
})
export type PageMeta = z.infer<typeof PageMeta>

export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), meta: PageMeta })
}

/** An amount as decimal text ("149.90"), never a binary float. */
export const Money = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/)
