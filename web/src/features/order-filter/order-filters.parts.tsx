import type { ReactNode } from 'react'
import { type Translate, useT } from '#lib/i18n.ts'
import { without } from '#ui/filters/filter-kind.ts'
import { FilterStrip } from '#ui/filters/filter-strip.tsx'
import { part } from '#ui/part.ts'
import { SearchField } from '#ui/search-field.tsx'
import { isCodeList } from './code-list.rules.ts'
import { orderChips } from './order-chips.rules.ts'
import { CODE_PARTS } from './order-codes.rules.ts'
import type { OrderFilterParts, OrderFiltersProps } from './order-filter-parts.ts'
import { useChipNames, useUnseen } from './use-chip-names.ts'
import { useMissingCodes } from './use-missing-codes.ts'
import { useRecentFilters } from './use-recent-filters.ts'

const OrderFilterPanel = part(() => import('./order-filter-panel.tsx').then((module) => ({ default: module.OrderFilterPanel })))

/** Search for orders; a list of codes pasted into it becomes that filter. */
export function OrderSearchField({ filter, onChange }: OrderFiltersProps) {
  const t = useT()
  return (
    <SearchField
      value={filter.search ?? ''}
      onChange={(search) => onChange({ search: search || undefined })}
      onPaste={(text) => {
        const isList = isCodeList(text)
        // The reader of lists comes when one is pasted; where it cannot come, the text is sought as it is.
        if (isList)
          void import('./pasted-codes.rules.ts').then(
            ({ pastedFilter }) => onChange(pastedFilter(text)),
            () => onChange({ search: text }),
          )
        return isList
      }}
      label={t('filter', 'Search orders')}
      placeholder={t('filter', 'Track, customer, phone, address')}
    />
  )
}

interface OrderFilterStripProps extends OrderFiltersProps {
  /** Where the person's recent filters are kept: a route and a component. */
  route: string
  component: string
  /** Archived and deleted orders can be asked for. */
  withGone?: boolean
  /** Filters that hold for the whole list: they are not offered. */
  fixed?: OrderFilterParts
  /** How many there would be, as this screen counts. */
  count: (filter: OrderFilterParts) => Promise<number>
  /** How many there are. */
  found?: ReactNode
  /** More about them. */
  note?: string | undefined
}

/** The filters of orders, and the way to more. */
export function OrderFilterStrip(props: OrderFilterStripProps) {
  const { filter, onChange, route, component, withGone = false, fixed = NOTHING, count, found, note } = props
  const t = useT()
  const missing = useMissingCodes({ ...filter, ...fixed }).length
  const unseen = useUnseen(filter)
  const recent = useRecentFilters({ route, component })
  const chips = orderChips(t, filter, useChipNames(filter)).map((chip) => ({
    ...chip,
    warning: chip.parts === CODE_PARTS && missing > 0 ? t('filter', '{count, number} not found', { count: missing }) : undefined,
  }))
  return (
    <FilterStrip
      chips={chips}
      onRemove={(gone) => onChange(without<OrderFilterParts>(gone.flatMap(({ parts }) => parts)))}
      found={found}
      note={unseen > 0 ? unseenText(t, unseen) : note}
      panel={(place) => (
        <OrderFilterPanel
          place={place}
          filter={filter}
          recent={recent.filters}
          withGone={withGone}
          fixed={fixed}
          count={count}
          onApply={(change) => {
            recent.keep({ ...filter, ...change })
            onChange(change)
          }}
        />
      )}
    />
  )
}

/** Whoever sends a link may see more than who opens it. */
function unseenText(t: Translate, count: number): string {
  return t(
    'filter',
    '{count, plural, one {# value of this filter is not for you to see} other {# values of this filter are not for you to see}}',
    { count },
  )
}

const NOTHING: OrderFilterParts = {}
