import { Button } from '@mantine/core'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import { restorers } from '@tracklane/contract/order'
import { useProfile } from '#features/auth/auth.api.ts'
import { Help } from '#features/help/help.parts.tsx'
import type { HelpTopic } from '#features/help/help-topics.rules.ts'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { OrderListFilter } from './order-search.api.ts'

export interface NoOrdersWords {
  readonly title: string
  readonly text: string
  readonly help?: HelpTopic
}

interface NoOrdersProps {
  filter: OrderListFilter
  /** The words for a list without any orders. */
  none: NoOrdersWords | undefined
  onSearch: (patch: OrderListFilter) => void
}

/** Says why there are no orders: none yet, none that fits, or none that this person may see. */
export function NoOrders({ filter, none, onSearch }: NoOrdersProps) {
  const t = useT()
  const { role } = useProfile()
  if (Object.keys(filter).length === 0)
    return (
      <>
        <EmptyState title={none?.title ?? t('order_table', 'No orders yet')}>
          {none?.text ?? t('order_table', 'Orders show up here as soon as they come in.')}
        </EmptyState>
        <Help topic={none?.help ?? 'empty-list'} />
      </>
    )
  const cleared = Object.fromEntries(Object.keys(filter).map((part) => [part, undefined]))
  return (
    <>
      <EmptyState
        title={t('order_table', 'No orders found')}
        action={
          <Button variant="default" onClick={() => onSearch(cleared)}>
            {t('filter', 'Clear filters')}
          </Button>
        }
      >
        {filter.deleted && !mayCall({ access: restorers }, role)
          ? t('order_table', 'Deleted orders are shown only to those who may restore them: logists and administrators.')
          : t('order_table', 'Nothing matches the search and the filters.')}
      </EmptyState>
      <Help topic="empty-list" />
    </>
  )
}
