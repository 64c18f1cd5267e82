import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { dictionary } from '@tracklane/contract/kit/dictionary'
import { WHOLE_LISTS } from '@tracklane/contract/kit/whole-lists'
import { useEffect } from 'react'
import type { z } from 'zod'
import { useStable } from './use-stable.ts'

type Search = Record<string, unknown>

/** Reads a query string into texts: a track "662E41" is not a number. A repeated parameter becomes a list. */
export function parseSearch(text: string): Search {
  const search: Search = dictionary()
  for (const [key, value] of new URLSearchParams(text)) {
    const before = search[key]
    search[key] = before === undefined ? value : [before, value].flat()
  }
  return search
}

/**
 * Writes a query string. Drops empty values and page 1. Lists are joined by commas; the parameter is repeated where a value may contain
 * commas.
 */
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

/**
 * Makes a lenient reader of a URL's search from the server's schema: a value that does not parse counts as absent, unknown keys are
 * dropped.
 */
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
 * Keeps the address clean: drops values that the screen's schema does not know, and its defaults. The table of screens calls it once per
 * screen.
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
 * Returns the screen's filter in the query string, and its setter: `[filter, patch]`. A patch without `page` goes back to page 1. It
 * replaces the history entry, except with `push`.
 */
export function useFilter<Schema extends z.ZodObject>(schema: Schema) {
  const search = useSearch({ strict: false }) as Search // read by the schema in the next line
  // An unchanged address gives the same object; otherwise everything drawn from it would be drawn again.
  const filter = useStable(lenient(schema)(search))
  const navigate = useNavigate()
  const router = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })

  const patch = async (change: Partial<z.input<Schema>>, { push = false } = {}) => {
    // The address changes a moment after typing. If the person has left the screen by then, the address belongs to another screen.
    if (router.latestLocation.pathname !== pathname) return
    await navigate({ to: '.', search: (now: Search) => ({ ...now, page: undefined, ...change }), replace: !push })
  }
  return [filter, patch] as const
}
