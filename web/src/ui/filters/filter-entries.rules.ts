import { folded, hasEveryWord, searchWords } from '@tracklane/contract/kit/word-search'
import type { FilterKind, QuickFilter } from './filter-kind.ts'

/** An entry of the list that "+ Filter" opens. */
export interface FilterEntry<Filter> {
  readonly id: string
  readonly label: string
  readonly group: string
  readonly icon: FilterKind<Filter>['icon']
  /** The number of chosen values; 0 for none. */
  readonly count: number
  /** Applied at once. */
  readonly change?: Partial<Filter>
  /** Opens this editor, with these values chosen. */
  readonly kind?: FilterKind<Filter>
  readonly toggle?: Partial<Filter>
}

interface Offer<Filter> {
  readonly kinds: readonly FilterKind<Filter>[]
  readonly quick: readonly QuickFilter<Filter>[]
  /** Filters used before, below everything else. */
  readonly recent: readonly QuickFilter<Filter>[]
}

/** The most values found by typing, of all kinds together. */
const MAX_VALUES = 12

/** Returns all entries; while typing, the entries with the text in their name and the values with it. */
export function filterEntries<Filter>({ kinds, quick, recent }: Offer<Filter>, filter: Filter, text: string): FilterEntry<Filter>[] {
  const words = searchWords(text)
  const named = [...quick.map(quickEntry), ...kinds.map((kind) => kindEntry(kind, filter))]
  const before = recent.map(quickEntry)
  if (words.length === 0) return [...named, ...before]
  const found = (entry: FilterEntry<Filter>) => hasEveryWord(words, folded(entry.label))
  return [...named.filter(found), ...valueEntries(kinds, filter, words), ...before.filter(found)]
}

function quickEntry<Filter>({ key, label, icon, group = '', isSet = false, change }: QuickFilter<Filter>): FilterEntry<Filter> {
  return { id: `quick-${key}`, label, group, icon, count: isSet ? 1 : 0, change }
}

function kindEntry<Filter>(kind: FilterKind<Filter>, filter: Filter): FilterEntry<Filter> {
  return { id: `kind-${kind.key}`, label: kind.label, group: kind.group ?? '', icon: kind.icon, count: countOf(kind, filter), kind }
}

/** Finds values that are not chosen yet. */
function valueEntries<Filter>(kinds: readonly FilterKind<Filter>[], filter: Filter, words: readonly string[]): FilterEntry<Filter>[] {
  const all = kinds.flatMap((kind) =>
    (kind.choices?.(filter) ?? [])
      .filter(({ label, isChosen }) => !isChosen && hasEveryWord(words, folded(label)))
      .map(({ key, label, toggle }) => ({
        id: `value-${kind.key}-${key}`,
        label: `${kind.label}: ${label}`,
        group: '',
        icon: kind.icon,
        count: 0,
        kind,
        toggle,
      })),
  )
  return all.slice(0, MAX_VALUES)
}

function countOf<Filter>({ parts }: FilterKind<Filter>, filter: Filter): number {
  const values = parts.map((part) => filter[part]).filter((value) => value !== undefined)
  const [first] = values
  if (Array.isArray(first)) return first.length
  return values.length > 0 ? 1 : 0
}
