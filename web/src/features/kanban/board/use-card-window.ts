import { defaultRangeExtractor, observeElementRect, type Range, useVirtualizer } from '@tanstack/react-virtual'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { useCallback, useRef } from 'react'
import type { CardDensity } from '#features/kanban/card/card-density.ts'
import { useBoard } from '#features/kanban/data/board.store.ts'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'

/** Height of a card until it has been measured, and the gap between two. */
const SIZES: Record<CardDensity, { height: number; gap: number }> = {
  compact: { height: 50, gap: 4 },
  // With one line of address, as most have.
  comfortable: { height: 106, gap: 8 },
}
/** Cards kept ready above and below the screen. */
const SPARE = 6
/** So far down nobody looks at the top any more: what arrives there must not push the cards on. */
const SCROLLED = 8

type Virtualizer = Parameters<typeof observeElementRect<HTMLDivElement>>[0]

/** The cards of a column that stand on the screen, and the pinned ones wherever they are: focus and drag must not lose theirs. */
export function useCardWindow({ status_id, orders }: ShownColumn, density: CardDensity) {
  const { height, gap } = SIZES[density]
  const focused = useBoard(({ tabStop, cards }) => (tabStop && cards.get(tabStop)?.status_id === status_id ? tabStop : undefined))
  const lifted = useBoard(({ lift }) => (lift?.order.status_id === status_id ? lift.order.id : undefined))
  const area = useRef<HTMLDivElement>(null)
  const keyOf = useCallback((index: number) => orders[index]?.id ?? index, [orders])
  const shown = useCallback(
    (range: Range) => withPinned(defaultRangeExtractor(range), orders, [focused, lifted]),
    [orders, focused, lifted],
  )
  const scrolled = useRef<{ readonly scrollOffset: number | null }>(null) // the element itself would lay the whole page out to say it
  const virtualizer = useVirtualizer({
    count: orders.length,
    getScrollElement: () => area.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    rangeExtractor: shown,
    observeElementRect: observeHeight,
    anchorTo: (scrolled.current?.scrollOffset ?? 0) > SCROLLED ? 'end' : 'start',
    overscan: SPARE,
    gap,
    paddingStart: gap,
    paddingEnd: gap,
  })
  scrolled.current = virtualizer
  return { area, cards: virtualizer.getVirtualItems(), height: virtualizer.getTotalSize(), measure: virtualizer.measureElement }
}

function withPinned(range: number[], orders: readonly CompactOrder[], pinned: readonly (number | undefined)[]): number[] {
  const kept = pinned.flatMap((id) => (id === undefined ? [] : orders.findIndex((order) => order.id === id)))
  return [...new Set([...range, ...kept.filter((index) => index >= 0)])].sort((left, right) => left - right)
}

/** Where nothing is laid out, a column is as high as the window: better too many cards than none. */
function observeHeight(virtualizer: Virtualizer, tell: (rect: { width: number; height: number }) => void) {
  return observeElementRect(virtualizer, (rect) => tell(rect.height > 0 ? rect : { ...rect, height: window.innerHeight }))
}
