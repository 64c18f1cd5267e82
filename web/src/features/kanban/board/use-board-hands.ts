import type { CompactOrder } from '@tracklane/contract/kanban'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import { neighbour } from '#features/kanban/data/board-focus.rules.ts'
import { useBoardWords } from '#features/kanban/data/use-board-words.ts'
import type { useLift } from '#features/kanban/data/use-lift.ts'
import type { useSelection } from '#features/kanban/data/use-selection.ts'
import type { OpenMenu } from './board-dialogs.tsx'
import type { BoardKeys } from './use-board-keyboard.ts'
import type { useCardFocus } from './use-card-focus.ts'
import { useStableActions } from './use-stable-actions.ts'

interface HandsInput {
  columns: readonly ShownColumn[]
  cards: ReadonlyMap<number, CompactOrder>
  selection: ReturnType<typeof useSelection>
  lifting: ReturnType<typeof useLift>
  focus: ReturnType<typeof useCardFocus>
  tabStop: number | undefined
  drop: (order: CompactOrder, to: number) => void
  reasonFor: (status: number) => string | undefined
  say: (text: string) => void
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
  setMenu: (menu: OpenMenu) => void
}

/** What a pointer does on a card and keys do on the board. */
export function useBoardHands(input: HandsInput) {
  const { columns, cards, selection, lifting, focus, tabStop, drop, reasonFor, say, hrefOf, onOpen, setMenu } = input
  const words = useBoardWords()
  const actions = useStableActions({
    hrefOf,
    onOpen,
    onMenu: (order, anchor) => setMenu({ order, anchor }),
    onFocus: focus.setFocused,
    onSelect: selection.select,
    onSelectAll: selection.selectColumn,
  })
  const clearSelection = () => {
    if (selection.selected.size === 0) return false
    selection.clear()
    say(words.selected(0))
    if (tabStop !== undefined) focus.focusCard(tabStop)
    return true
  }
  const keys: BoardKeys = {
    lift: lifting.lift,
    statuses: columns.map((column) => column.status_id),
    find: (id) => cards.get(id),
    onWalk: (from, way) => {
      const next = neighbour(columns, from.id, way)
      if (next !== undefined) focus.walkTo(next)
    },
    onSelect: selection.select,
    onClearSelection: clearSelection,
    onPick: (order) => {
      lifting.pick(order, 'keyboard')
      say(words.lifted(order))
    },
    onHover: (status) => {
      lifting.hover(status)
      document.querySelector(`[data-column="${status}"]`)?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
      say(words.over(status, reasonFor(status)))
    },
    onDrop: drop,
    onRelease: () => {
      lifting.release()
      say(words.putBack())
    },
    onMenu: actions.onMenu,
  }
  return { actions, keys, clearSelection }
}
