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

/** The search for orders. A pasted list of codes becomes a filter. */
export function OrderSearchField({ filter, onChange }: OrderFiltersProps) {
  const t = useT()
  return (
    <SearchField
      value={filter.search ?? ''}
      onChange={(search) => onChange({ search: search || undefined })}
      onPaste={(text) => {
        const isList = isCodeList(text)
        // The reader of lists is loaded with the first paste; where it does not come, the text is searched as it is.
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
  /** The route and component under which the person's recent filters are kept. */
  route: string
  component: string
  /** True where archived and deleted orders can be chosen. */
  withGone?: boolean
  /** Filters of the whole list, which are not offered. */
  fixed?: OrderFilterParts
  /** Counts the results of a filter on this screen. */
  count: (filter: OrderFilterParts) => Promise<number>
  /** The number of results. */
  found?: ReactNode
  /** A note about them. */
  note?: string | undefined
}

/** The strip of the set filters, with the panel for more. */
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

/** Says how many values of a link this person may not see: the sender may see more. */
function unseenText(t: Translate, count: number): string {
  return t(
    'filter',
    '{count, plural, one {# value of this filter is not for you to see} other {# values of this filter are not for you to see}}',
    { count },
  )
}

const NOTHING: OrderFilterParts = {}
