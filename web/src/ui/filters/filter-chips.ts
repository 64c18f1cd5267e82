import type { FilterChip } from './filter-chip.tsx'
import type { FilterKind } from './filter-kind.ts'

interface KindChip<Filter> extends FilterChip {
  readonly parts: readonly (keyof Filter)[]
}

/** Makes a chip for each filter with a value. */
export function filterChips<Filter>(kinds: readonly FilterKind<Filter>[], filter: Filter): KindChip<Filter>[] {
  return kinds.flatMap(({ key, label, isPlain, parts, choices, entered }) => {
    const chosen = (choices?.(filter) ?? []).filter(({ isChosen }) => isChosen)
    const value = chosen.map((choice) => choice.label).join(', ') || entered?.(filter)
    return value ? [{ key, label: isPlain ? undefined : label, parts, value }] : []
  })
}
