import { useEffect, useEffectEvent, useRef } from 'react'
import { type Translate, useT } from '#lib/i18n.ts'
import { toastMessage } from '#ui/toast.ts'
import type { KeptDeliveries } from './delivery.api.ts'
import { type DeliveryNews, deliveryNews } from './delivery-news.rules.ts'
import { outgoingMoves } from './outgoing-moves.api.ts'

interface Answer {
  readonly data: KeptDeliveries | undefined
  readonly dataUpdatedAt: number
}

/** Says in words what others do to the orders of a courier who is looking at them. */
export function useCourierLive({ data, dataUpdatedAt }: Answer): void {
  const t = useT()
  const openedAt = useRef(Date.now())
  const last = useRef<Answer>(undefined)

  const compare = useEffectEvent(() => {
    const before = last.current
    last.current = { data, dataUpdatedAt }
    // An answer kept from another time is no news, and changes between two answers are the courier's own.
    if (!before?.data || !data || before.dataUpdatedAt < openedAt.current || before.dataUpdatedAt === dataUpdatedAt) return
    const own = new Set(outgoingMoves.useEntries.getState().entries.map(({ payload }) => payload.order_id))
    for (const text of wordsOf(t, deliveryNews(before.data.orders, data.orders, own))) toastMessage(text)
  })
  useEffect(() => {
    if (data && dataUpdatedAt) compare()
  }, [data, dataUpdatedAt])
}

function wordsOf(t: Translate, { added, changed, taken }: DeliveryNews): string[] {
  const words: string[] = []
  const tell = (orders: DeliveryNews['added'], one: (track: string) => string, many: (count: number) => string) => {
    const [first] = orders
    if (first) words.push(orders.length === 1 ? one(first.track) : many(orders.length))
  }
  tell(
    added,
    (track) => t('delivery', 'Order {track} was added', { track }),
    (count) => t('delivery', '{count} orders were added', { count }),
  )
  tell(
    changed,
    (track) => t('delivery', 'Order {track} was changed', { track }),
    (count) => t('delivery', '{count} orders were changed', { count }),
  )
  tell(
    taken,
    (track) => t('delivery', 'Order {track} was taken away', { track }),
    (count) => t('delivery', '{count} orders were taken away', { count }),
  )
  return words
}
