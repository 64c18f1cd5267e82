import { Button, Popover, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { BoardFilterChips } from './board-filter-chips.tsx'
import classes from './board-filters.module.css'
import type { BoardFilter } from './board-search.ts'

const BoardFilterForm = lazy(() => import('./board-filter-form.tsx').then((module) => ({ default: module.BoardFilterForm })))

export interface BoardFiltersProps {
  filter: BoardFilter
  onChange: (change: Partial<BoardFilter>) => void
}

/** Search, the filters behind a button, and what is set as chips that can be taken off. */
export function BoardFilters({ filter, onChange }: BoardFiltersProps) {
  const t = useT()
  return (
    <>
      <SearchField value={filter.search ?? ''} onChange={(search) => onChange({ search: search || undefined })} />
      <Popover position="bottom-start" width={340} shadow="md" radius="md" trapFocus returnFocus>
        <Popover.Target>
          <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}>
            {t('kanban', 'Filters')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Suspense>
            <BoardFilterForm filter={filter} onChange={onChange} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      <BoardFilterChips filter={filter} onChange={onChange} />
    </>
  )
}

/** Answers while typing, a moment after the last key. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT()
  const [text, setText] = useState(value)
  const tell = useDebouncedCallback(onChange, 250)
  useEffect(() => setText(value), [value])
  return (
    <TextInput
      type="search"
      className={classes.search}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        tell(event.currentTarget.value.trim())
      }}
      placeholder={t('kanban', 'Track, customer, phone, address')}
      aria-label={t('kanban', 'Search orders')}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={200}
    />
  )
}
