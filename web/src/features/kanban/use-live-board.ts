import type { CompactOrder } from '@tracklane/contract/kanban'
import { useState } from 'react'
import { useOrdersLive } from '#features/order/order-live.api.ts'
import { useVerdicts } from '#features/order-move/order-verdicts.api.ts'
import { useAnnouncer } from './announcer.tsx'
import type { ShownColumn } from './board-columns.ts'
import type { OpenMenu } from './board-dialogs.tsx'
import type { LiveBoardProps } from './live-board.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useBoardColumns } from './use-board-columns.ts'
import { useBoardDrop } from './use-board-drop.ts'
import { useBoardHands } from './use-board-hands.ts'

import { useBoardMoves } from './use-board-moves.ts'
import { useBoardWords } from './use-board-words.ts'
import { useBulk } from './use-bulk.ts'
import { useCardFocus } from './use-card-focus.ts'
import { useHeld } from './use-held.ts'
import { useLift } from './use-lift.ts'
import { useSelection } from './use-selection.ts'

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
