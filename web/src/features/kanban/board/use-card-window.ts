import { defaultRangeExtractor, observeElementRect, type Range, useVirtualizer } from '@tanstack/react-virtual'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { useCallback, useRef } from 'react'
import type { CardDensity } from '#features/kanban/card/card-density.ts'
import { useBoard } from '#features/kanban/data/board.store.ts'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'

/** The height of a card before it is measured, and the gap between two cards. */
const SIZES: Record<CardDensity, { height: number; gap: number }> = {
  compact: { height: 50, gap: 4 },
  // With one line of address, as on most cards.
  comfortable: { height: 106, gap: 8 },
}
/** Cards rendered above and below the screen. */
const SPARE = 6
/** From this many cards down, new cards at the top must not push the visible ones on. */
const SCROLLED = 8

type Virtualizer = Parameters<typeof observeElementRect<HTMLDivElement>>[0]

/** Returns the visible cards of a column, and the pinned ones wherever they are: focus and drag must not lose their cards. */
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
  const scrolled = useRef<{ readonly scrollOffset: number | null }>(null) // kept, since reading the element lays out the whole page
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

/** Observes the height of a column. Without a layout it is as high as the window: too many cards are better than none. */
function observeHeight(virtualizer: Virtualizer, tell: (rect: { width: number; height: number }) => void) {
  return observeElementRect(virtualizer, (rect) => tell(rect.height > 0 ? rect : { ...rect, height: window.innerHeight }))
}
