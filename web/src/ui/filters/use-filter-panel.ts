import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { FilterCount } from './filter-editor.tsx'
import { type FilterEntry, filterEntries } from './filter-entries.rules.ts'
import { type FilterKind, type QuickFilter, without } from './filter-kind.ts'
import type { PanelPlace } from './filter-strip.tsx'

export interface FilterPanelProps<Filter extends object> {
  place: PanelPlace
  kinds: readonly FilterKind<Filter>[]
  quick?: readonly QuickFilter<Filter>[]
  recent?: readonly QuickFilter<Filter>[]
  filter: Filter
  onApply: (change: Partial<Filter>) => void
  count: FilterCount<Filter>
}

const NONE: readonly never[] = []

/**
 * Keeps the open part of the panel and handles its keys. Escape leads from the editor to the list, and from the list back to where the
 * focus was.
 */
export function useFilterPanel<Filter extends object>({
  place,
  kinds,
  quick = NONE,
  recent = NONE,
  filter,
  onApply,
}: FilterPanelProps<Filter>) {
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState<string>()
  const [editing, setEditing] = useState<FilterEntry<Filter>>()
  const field = useRef<HTMLInputElement>(null)
  const entries = useMemo(() => filterEntries({ kinds, quick, recent }, filter, text), [kinds, quick, recent, filter, text])
  const active = entries.some(({ id }) => id === pointed) ? pointed : entries[0]?.id
  const isOfChip = place.chip !== undefined
  const kind = isOfChip
    ? kinds.find(({ key }) => key === place.chip)
    : (kinds.find(({ key }) => key === editing?.kind?.key) ?? editing?.kind)

  const apply = (change: Partial<Filter>) => {
    place.onClose()
    if (Object.keys(change).length > 0) onApply(change)
  }
  const choose = (entry: FilterEntry<Filter>) => {
    setPointed(entry.id)
    if (entry.change) apply(entry.change)
    else setEditing(entry)
  }
  const back = () => {
    setEditing(undefined)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isOfCalendar(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    if (editing && !isOfChip) back()
    else place.onClose()
  }
  const list = { entries, text, onText: setText, active, onActive: setPointed, onChoose: choose, field }
  const editor = kind && {
    kind,
    start: editing?.toggle,
    onApply: apply,
    onRemove: isOfChip
      ? () => {
          place.onRemoved()
          onApply(without<Filter>(kind.parts))
        }
      : undefined,
  }
  return { list, editor, editing, isOfChip, back, onKeyDown }
}

/** Returns whether the element belongs to an open calendar, which closes before everything around it. */
function isOfCalendar(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-mantine-stop-propagation="true"], [data-dates-dropdown]') !== null
}

export type FilterPanelState<Filter extends object> = ReturnType<typeof useFilterPanel<Filter>>
