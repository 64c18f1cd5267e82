import type { PageMeta } from '@tracklane/contract/kit/page'
import { useT } from '#lib/i18n.ts'
import { filterChips } from '#ui/filters/filter-chips.ts'
import { type FilterKind, without } from '#ui/filters/filter-kind.ts'
import { FilterStrip } from '#ui/filters/filter-strip.tsx'
import { part } from '#ui/part.ts'
import type { ListSearch } from './list-search.ts'

const FilterPanel = part(() => import('#ui/filters/filter-panel.tsx').then((module) => ({ default: module.FilterPanel<Search> })))

type Search = Record<string, unknown>

export interface Answer<Row = unknown> {
  data: readonly Row[]
  meta?: PageMeta
}

export interface ListFiltersProps {
  list: Pick<ListSearch, 'search' | 'patch'>
  /** The filters of the list besides the search. */
  filters: readonly FilterKind<Search>[]
  /** Asks for the answer to another filter. */
  ask: (filter: Search) => Promise<Answer>
  found: Answer | undefined
}

/** The filters of a list. The list's own call also counts the results of a filter. */
export function ListFilters({ list, filters, ask, found }: ListFiltersProps) {
  const t = useT()
  const filter: Search = { ...list.search }
  return (
    <FilterStrip
      chips={filterChips(filters, filter)}
      onRemove={(gone) => list.patch(without<Search>(gone.flatMap(({ parts }) => [...parts])))}
      found={found && t('record', '{count, number} found', { count: countOf(found) })}
      panel={(place) => (
        <FilterPanel
          place={place}
          kinds={filters}
          filter={filter}
          onApply={(change) => list.patch(change)}
          count={{
            of: async (next) => countOf(await ask(next)),
            words: (count) => (count === undefined ? t('record', 'Show') : t('record', 'Show {count, number}', { count })),
          }}
        />
      )}
    />
  )
}

function countOf({ data, meta }: Answer): number {
  return meta?.total ?? data.length
}
