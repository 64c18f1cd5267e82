import type { CompactOrder } from '@tracklane/contract/kanban'
import { useState } from 'react'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import { useArrivals } from '#features/kanban/data/use-arrivals.ts'
import { useBoardColumns } from '#features/kanban/data/use-board-columns.ts'
import { useBoardMoves } from '#features/kanban/data/use-board-moves.ts'
import { useBoardWords } from '#features/kanban/data/use-board-words.ts'
import { useBulk } from '#features/kanban/data/use-bulk.ts'
import { useHeld } from '#features/kanban/data/use-held.ts'
import { useLift } from '#features/kanban/data/use-lift.ts'
import { useSelection } from '#features/kanban/data/use-selection.ts'
import { useBoardDrop } from '#features/kanban/drag/use-board-drop.ts'
import { useOrdersLive } from '#features/order/order-live.api.ts'
import { useVerdicts } from '#features/order-move/order-verdicts.api.ts'
import { useAnnouncer } from './announcer.tsx'
import type { OpenMenu } from './board-dialogs.tsx'
import type { LiveBoardProps } from './live-board.tsx'
import { useBoardHands } from './use-board-hands.ts'
import { useCardFocus } from './use-card-focus.ts'

type LiveBoardInput = Omit<LiveBoardProps, 'fields' | 'onMore'>

/** Everything the board knows while it is used; how it looks is not decided here. */
export function useLiveBoard({ layout, only, answer, answerKey, isFetching, hrefOf, onOpen }: LiveBoardInput) {
  const words = useBoardWords()
  const { say, region } = useAnnouncer()
  const lifting = useLift()
  const [menu, setMenu] = useState<OpenMenu>()
  const focus = useCardFocus()
  const isLifted = lifting.lift !== undefined
  const moves = useBoardMoves({ isHeld: isLifted, isFetching, focusCard: focus.focusCard })

  const truth = useHeld(answer, isLifted || moves.asking !== undefined || menu !== undefined)
  const { columns, cards, collapse } = useBoardColumns({ layout, only, truth, moves: moves.moves })
  const selection = useSelection(columns, cards)
  const changed = useOrdersLive()
  const glowing = useArrivals({
    columns: truth,
    board: answerKey,
    changed,
    own: moves.own,
    onArrived: (orders) => say(words.arrived(orders)),
  })
  const verdicts = useVerdicts(lifting.lift?.order)
  const tabStop = tabStopOf(columns, cards, focus.focused)
  const bulk = useBulk({ selection, own: moves.own, onClosed: () => tabStop !== undefined && focus.focusCard(tabStop) })
  const dropping = useBoardDrop({ bulk, moves, verdicts, release: lifting.release, focusCard: focus.focusCard, say })
  const hands = useBoardHands({ ...dropping, columns, cards, selection, lifting, focus, tabStop, say, hrefOf, onOpen, setMenu })
  const closeMenu = (order: CompactOrder) => {
    setMenu(undefined)
    focus.focusCard(order.id)
  }
  return {
    columns,
    cards,
    selection,
    lifting,
    moves,
    verdicts,
    glowing,
    menu,
    closeMenu,
    focusCard: focus.focusCard,
    collapse,
    region,
    tabStop,
    ...bulk,
    ...dropping,
    ...hands,
  }
}

/** The one card that Tab reaches: where the person was, else the first. */
function tabStopOf(columns: readonly ShownColumn[], cards: ReadonlyMap<number, unknown>, focused: number | undefined): number | undefined {
  if (focused !== undefined && cards.has(focused)) return focused
  return columns.find((column) => !column.collapsed && column.orders.length > 0)?.orders[0]?.id
}
