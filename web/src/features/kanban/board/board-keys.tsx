import type { CompactOrder } from '@tracklane/contract/kanban'
import { type BoardStore, useBoardStore } from '#features/kanban/data/board.store.ts'
import { bulkOf } from '#features/kanban/data/bulk-of.ts'
import { useAim } from '#features/order-operation/order-aim.store.ts'
import { OrderKeys } from '#features/order-operation/order-keys.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useShortcuts } from '#ui/shortcuts.ts'
import { cardIn } from './card-focus.ts'

interface BoardKeysProps {
  onMove: (order: CompactOrder, to: number) => void
}

/** Declares the keys of the board for the list that `?` opens, with the keys for orders. Renders nothing. */
export function BoardKeys({ onMove }: BoardKeysProps) {
  const t = useT()
  const board = useBoardStore()
  useShortcuts([
    { key: '←↑↓→', label: t('kanban', 'Walk over the cards') },
    { key: '↵', label: t('kanban', 'Open the order') },
    { key: t('kanban', 'Space'), label: t('kanban', 'Lift the card; left and right choose a column, Space drops, Escape puts back') },
    { key: 'x', label: t('kanban', 'Select the card; with Shift all from the last one; Escape clears') },
    { key: 'm', label: t('kanban', 'Open the menu of the card') },
  ])
  // Registered here, since the bar of the selection comes a moment after the first choice.
  useAim('selection', () => (board.getState().chosen.length > 0 ? bulkOf(board) : undefined))
  return <OrderKeys rank="focused" find={() => aimOf(board, onMove)} />
}

/** Finds the card with the focus. */
function aimOf(board: BoardStore, onMove: BoardKeysProps['onMove']) {
  const { cards, columns } = board.getState()
  const focused = document.activeElement ? cardIn(document.activeElement) : undefined
  const order = focused === undefined ? undefined : cards.get(focused)
  if (!order) return undefined
  const move = (to: number) => {
    const isShown = columns.some(({ status_id }) => status_id === to)
    if (isShown) onMove(order, to)
    return isShown
  }
  return { orders: [order], onMove: move, onClose: () => board.claimFocus(order.id) }
}
