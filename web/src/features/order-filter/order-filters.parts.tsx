import { Button, Popover } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useT } from '#lib/i18n.ts'
import { FilterChips } from '#ui/filter-chips.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { orderChips } from './order-chips.rules.ts'
import type { OrderFiltersProps } from './order-filter-parts.ts'
import classes from './order-filters.module.css'
import { isTrackList, MAX_TRACKS, readTracks } from './pasted-tracks.rules.ts'
import { useChipNames } from './use-chip-names.ts'
import { useRecentFilters } from './use-recent-filters.ts'

const OrderFilterForm = lazy(() => import('./order-filter-form.tsx').then((module) => ({ default: module.OrderFilterForm })))

interface OrderFiltersPlaceProps extends OrderFiltersProps {
  /** Where the person's recent filters are kept: a route and a component. */
  route: string
  component: string
  /** Archived and deleted orders can be asked for. */
  withGone?: boolean
}

/** Search, the filters behind a button, and what is set as chips that can be taken off. */
export function OrderFilters({ filter, onChange, route, component, withGone = false }: OrderFiltersPlaceProps) {
  const t = useT()
  const chips = orderChips(t, filter, useChipNames(filter))
  const recent = useRecentFilters({ route, component })
  return (
    <>
      <SearchField
        value={filter.search ?? ''}
        onChange={(search) => onChange({ search: search || undefined })}
        onPaste={(text) => {
          const { tracks } = readTracks(text)
          const isList = isTrackList(text) && tracks.length <= MAX_TRACKS
          if (isList) onChange({ track: [...tracks] })
          return isList
        }}
        label={t('filter', 'Search orders')}
        placeholder={t('filter', 'Track, customer, phone, address')}
      />
      <Popover
        position="bottom-start"
        width="min(920px, calc(100vw - 32px))"
        middlewares={{ flip: false, shift: { padding: 16 } }}
        shadow="md"
        radius="md"
        trapFocus
        returnFocus
        onClose={() => recent.keep(filter)}
      >
        <Popover.Target>
          <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}>
            {t('filter', 'Filters')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes.panel}>
          <Suspense>
            <OrderFilterForm filter={filter} onChange={onChange} recent={recent.filters} withGone={withGone} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      <FilterChips
        chips={chips}
        onRemove={(gone) => onChange(Object.fromEntries(gone.flatMap(({ parts }) => parts.map((part) => [part, undefined]))))}
      />
    </>
  )
}
