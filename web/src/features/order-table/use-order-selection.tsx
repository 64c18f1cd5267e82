import { Button } from '@mantine/core'
import type { PageMeta } from '@tracklane/contract/kit/page'
import type { OrderFacts } from '@tracklane/contract/order-list'
import { type ReactNode, useMemo } from 'react'
import type { OrderListQuery } from '#features/order-list/order-list.api.ts'
import { useT } from '#lib/i18n.ts'
import { useStable } from '#lib/use-stable.ts'
import { type RowSelection, useRowSelection } from '#ui/data-table/use-row-selection.ts'
import { useCards } from '#ui/use-cards.ts'
import { inScreenOrder } from './screen-order.rules.ts'
import { useAllMatching } from './use-all-matching.ts'

interface Shown {
  readonly query: OrderListQuery
  readonly rows: readonly OrderFacts[] | undefined
  readonly meta: PageMeta | undefined
  /** True while the rows are still from another query. */
  readonly isStale: boolean
}

/** Keeps the chosen orders. With a whole page chosen it offers all matching orders; cards have no room for that in the bar. */
export function useOrderSelection({ query: { page: _page, per_page: _count, ...query }, rows, meta, isStale }: Shown) {
  const t = useT()
  const hasCards = useCards()
  const selection = useRowSelection(rows)
  const all = useAllMatching(useStable(query), selection.add)
  const total = meta?.total ?? 0
  const hasAll = total <= (rows?.length ?? 0) || all.chosen?.every(({ id }) => selection.has(id))
  const offer: ReactNode = !hasAll && !isStale && isPageChosen(rows, selection, hasCards) && (
    <Button size="compact-md" variant="subtle" loading={all.isLoading} onClick={all.choose}>
      {t('order_table', 'All {count, number} that match', { count: total })}
    </Button>
  )
  const clear = () => {
    all.forget()
    selection.clear()
  }
  const chosen = useMemo(() => inScreenOrder(selection.rows, all.chosen ?? rows ?? []), [selection.rows, all.chosen, rows])
  const isAllThatMatch = all.chosen !== undefined && chosen.length > (rows?.length ?? 0)
  return { selection: { ...selection, clear }, chosen, isAllThatMatch, inBar: !hasCards && offer, belowCards: hasCards && offer }
}

/** Returns whether the page counts as chosen; with cards, which have no box for the page, any chosen card is enough. */
function isPageChosen(rows: Shown['rows'], { has }: Pick<RowSelection<OrderFacts>, 'has'>, hasCards: boolean): boolean {
  if (!rows || rows.length === 0) return false
  return hasCards ? rows.some(({ id }) => has(id)) : rows.every(({ id }) => has(id))
}
