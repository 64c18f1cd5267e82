import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { dictionary } from '@tracklane/contract/kit/dictionary'
import { WHOLE_LISTS } from '@tracklane/contract/kit/whole-lists'
import { useEffect } from 'react'
import type { z } from 'zod'
import { useStable } from './use-stable.ts'

type Search = Record<string, unknown>

/** Texts only: a track "662E41" is not a number. A repeated parameter becomes a list. */
export function parseSearch(text: string): Search {
  const search: Search = dictionary()
  for (const [key, value] of new URLSearchParams(text)) {
    const before = search[key]
    search[key] = before === undefined ? value : [before, value].flat()
  }
  return search
}

/** Empty values and page 1 are dropped; lists are joined by commas, or repeated where their values may have some. */
export function stringifySearch(search: Search): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (Array.isArray(value) && WHOLE_LISTS.includes(key)) {
      for (const one of value) params.append(key, one)
      continue
    }
    const text = toText(value)
    if (text === '' || (key === 'page' && text === '1')) continue
    params.set(key, text)
  }
  const text = params.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}

function toText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(',')
  return String(value)
}

/** Reads a URL's search by the schema the server uses: a value that does not parse counts as absent, unknown keys go. */
export function lenient<Schema extends z.ZodObject>(schema: Schema) {
  return (search: Search): z.output<Schema> => {
    const result: Search = {}
    for (const [key, field] of Object.entries(schema.shape) as [string, z.ZodType][]) {
      const given = search[key] === '' ? undefined : search[key]
      const parsed = field.safeParse(given)
      const value = parsed.success ? parsed.data : field.safeParse(undefined).data
      if (value !== undefined && !(Array.isArray(value) && value.length === 0)) result[key] = value
    }
    return result as z.output<Schema> // each field was read by its own schema
  }
}

/**
 * Keeps the address clean: what the screen's schema does not know or assumes anyway is dropped from it.
 * Once per screen; the table of screens does it.
 */
export function useCleanSearch(schema: z.ZodObject): void {
  const search = useSearch({ strict: false }) as Search // read by the schema in the next line
  const navigate = useNavigate()
  const clean = withoutDefaults(lenient(schema)(search), schema)
  const isClean = sameSearch(clean, search)

  useEffect(() => {
    if (!isClean) void navigate({ to: '.', search: clean, replace: true })
  })
}

function withoutDefaults(search: Search, schema: z.ZodObject): Search {
  const defaults: Search = schema.partial().safeParse({}).data ?? {}
  return Object.fromEntries(Object.entries(search).filter(([key, value]) => value !== defaults[key]))
}

function sameSearch(one: Search, other: Search): boolean {
  const sorted = (search: Search) => Object.entries(search).sort(([first], [second]) => (first < second ? -1 : 1))
  return stringifySearch(Object.fromEntries(sorted(one))) === stringifySearch(Object.fromEntries(sorted(other)))
}

/**
 * The filter of the screen, in the query string: `[filter, patch]`. A patch without `page` goes back to page 1.
 * Replaces the history entry, unless `push` is asked for.
 */
export function useFilter<Schema extends z.ZodObject>(schema: Schema) {
  const search = useSearch({ strict: false }) as Search // read by the schema in the next line
  // The same address is the same object, or whatever is drawn from it would be drawn anew.
  const filter = useStable(lenient(schema)(search))
  const navigate = useNavigate()
  const router = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })

  const patch = async (change: Partial<z.input<Schema>>, { push = false } = {}) => {
    // The address is told a moment after typing: by then the person may have left the screen, and the address is another's.
    if (router.latestLocation.pathname !== pathname) return
    await navigate({ to: '.', search: (now: Search) => ({ ...now, page: undefined, ...change }), replace: !push })
  }
  return [filter, patch] as const
}
