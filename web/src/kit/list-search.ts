import { useNavigate, useSearch } from '@tanstack/react-router'
import { Flag, Id } from '@tracklane/contract/kit/page'
import { z } from 'zod'
import { lenient, stringifySearch, useFilter } from '#lib/search.ts'
import { useStable } from '#lib/use-stable.ts'

/** The row open beside the list, or a new one, with the row it copies (`from`) or the words it begins with (`begun`). */
const Opened = z.object({ id: Id.optional(), new: Flag.optional(), from: Id.optional(), begun: z.string().max(330).optional() })

/** Returns the schema of a list's query string: the query of the list's call, and the open row. */
export function listSearch<Query extends z.ZodObject>(query: Query) {
  return query.extend(Opened.shape) as z.ZodObject<Query['shape'] & typeof Opened.shape> // extend's own type forgets a generic shape
}

type Search = Record<string, unknown>

/** Keys that do not change the list. */
const BESIDE = ['id', 'new', 'from', 'begun', 'tab']
/** Keys that change how the list is shown, but not which rows it has. */
const SHOWN = [...BESIDE, 'page', 'per_page', 'sort']

/** Returns the part of an address that the list's call takes: opening a row must not load the list again. */
export function listQueryOf<Schema extends z.ZodObject>(schema: Schema, address: Search) {
  return without(lenient(schema)(address), BESIDE) as Omit<z.output<Schema>, 'id' | 'new' | 'from' | 'begun' | 'tab'> // `without` leaves exactly this
}

const NOTHING = { id: undefined, new: undefined, from: undefined, begun: undefined }

/** Returns the list of a screen as the address describes it, and functions that change it. */
export function useListSearch<Schema extends z.ZodObject>(schema: Schema) {
  const [search, patch] = useFilter(schema)
  const address = useSearch({ strict: false }) as Search // any screen's
  const navigate = useNavigate()
  const all: Search = search
  const filters = without(all, SHOWN)
  // Another row replaces the history entry, so that Back leads to the list.
  const replace = all.id !== undefined || all.new === true
  const open = (change: Search) => navigate({ to: '.', search: (now: Search) => ({ ...now, ...NOTHING, ...change }), replace })
  return {
    search,
    /** Goes back to page 1, unless the change names one. */
    patch,
    query: useStable(listQueryOf(schema, address)),
    /** Returns the query of the list's call for another filter. */
    queryWith: (filter: Search) => listQueryOf(schema, { ...address, ...filter, page: undefined }),
    hasFilters: Object.keys(filters).length > 0,
    clear: () => patch(Object.fromEntries(Object.keys(filters).map((key) => [key, undefined])) as Partial<z.input<Schema>>), // keys of the schema
    /** The id of the open row. */
    openId: all.id as number | undefined, // by its schema
    isNew: all.new === true,
    open: (id: number) => open({ id }),
    /** The row that the new one copies. */
    copiedId: all.from as number | undefined, // likewise
    /** The words that the new row begins with. */
    begun: all.begun as string | undefined, // likewise
    openNew: () => open({ new: true }),
    openCopy: (from: number) => open({ new: true, from }),
    close: () => navigate({ to: '.', search: (now: Search) => ({ ...now, ...NOTHING }), replace: true }),
    hrefOf: (id: number) => stringifySearch({ ...address, ...NOTHING, id }),
  }
}

/** Like the result of `useListSearch`, for a screen of any list. */
export interface ListSearch {
  readonly search: { readonly id?: number | undefined; readonly search?: string | undefined; readonly sort?: string | undefined }
  patch(change: Search): unknown
  readonly hasFilters: boolean
  clear(): unknown
  readonly openId: number | undefined
  readonly isNew: boolean
  open(id: number): unknown
  openNew(): unknown
  hrefOf(id: number): string
}

function without(search: Search, keys: readonly string[]): Search {
  return Object.fromEntries(Object.entries(search).filter(([key, value]) => !keys.includes(key) && value !== undefined))
}
