import { IconClock, IconHistory, IconUserOff } from '@tabler/icons-react'
import { type Translate, useT } from '#lib/i18n.ts'
import type { FilterKind, QuickFilter } from '#ui/filters/filter-kind.ts'
import { FilterPanel } from '#ui/filters/filter-panel.tsx'
import type { PanelPlace } from '#ui/filters/filter-strip.tsx'
import { type ChipNames, orderChips } from './order-chips.rules.ts'
import type { OrderFilterParts } from './order-filter-parts.ts'
import { useChipNames } from './use-chip-names.ts'
import { useOrderFilterKinds } from './use-order-filter-kinds.tsx'
import { insteadOf } from './use-recent-filters.ts'

interface OrderFilterPanelProps {
  place: PanelPlace
  filter: OrderFilterParts
  recent: readonly OrderFilterParts[]
  withGone: boolean
  fixed: OrderFilterParts
  count: (filter: OrderFilterParts) => Promise<number>
  onApply: (change: Partial<OrderFilterParts>) => void
}

export function OrderFilterPanel({ place, filter, recent, withGone, fixed, count, onApply }: OrderFilterPanelProps) {
  const t = useT()
  const names = useChipNames(togetherOf(recent))
  const isOpen = ({ parts }: FilterKind<OrderFilterParts>) => parts.every((part) => !(part in fixed))
  return (
    <FilterPanel
      place={place}
      kinds={useOrderFilterKinds(withGone).filter(isOpen)}
      quick={quickFilters(t, filter).filter(({ change }) => Object.keys(change).every((part) => !(part in fixed)))}
      recent={recent.map((one) => recentFilter(t, { now: filter, before: one, names }))}
      filter={filter}
      count={{
        of: count,
        words: (found) =>
          found === undefined
            ? t('filter', 'Show orders')
            : t('filter', '{count, plural, one {Show # order} other {Show # orders}}', { count: found }),
      }}
      onApply={onApply}
    />
  )
}

/** Returns the most used filters, which one press sets or removes. */
function quickFilters(t: Translate, { late, has_courier }: OrderFilterParts): QuickFilter<OrderFilterParts>[] {
  const hasNone = has_courier === false
  return [
    {
      key: 'late',
      label: t('filter', 'Late orders'),
      icon: IconClock,
      isSet: late === true,
      change: { late: late ? undefined : true },
    },
    {
      key: 'no-courier',
      label: t('filter', 'Without courier'),
      icon: IconUserOff,
      isSet: hasNone,
      change: { has_courier: hasNone ? undefined : false },
    },
  ]
}

interface RecentFilter {
  now: OrderFilterParts
  before: OrderFilterParts
  names: ChipNames
}

function recentFilter(t: Translate, { now, before, names }: RecentFilter): QuickFilter<OrderFilterParts> {
  const search = before.search ? [t('filter', 'Search: {text}', { text: before.search })] : []
  const label = [...search, ...orderChips(t, before, names).map(({ text }) => text)].join(' · ')
  return { key: JSON.stringify(before), label, icon: IconHistory, group: t('filter', 'Recent filters'), change: insteadOf(now, before) }
}

/** Joins all parts that one of the filters has. */
function togetherOf(filters: readonly OrderFilterParts[]): OrderFilterParts {
  return Object.assign({}, ...filters)
}
