import type { CompactOrder } from '@tracklane/contract/kanban'
import { arrivals, placesOf } from './board-arrivals.rules.ts'
import { foldedAs, keptColumns, type ShownColumn, shownColumns, withMoves } from './board-columns.rules.ts'
import { tabStopOf } from './board-focus.rules.ts'
import { isAsking, withoutDone } from './board-moves.rules.ts'
import type { BoardFilter } from './board-search.ts'
import { chosenOrders, NOTHING_SELECTED, presentOnly } from './board-selection.rules.ts'
import type { BoardInput, BoardState } from './board-state.ts'

export function firstState(input: BoardInput, now: number): BoardState {
  const empty: BoardState = {
    input,
    truth: { columns: [], filter: undefined },
    moves: [],
    sent: new Map(),
    heard: new Set(),
    arrived: new Map(),
    folded: new Map(),
    selection: NOTHING_SELECTED,
    said: '',
    now,
    columns: [],
    cards: new Map(),
    chosen: [],
    tabStop: undefined,
  }
  return settled(empty, { ...empty, truth: { columns: input.answer, filter: answeredFilter(input) } })
}

/** Returns the state with everything derived from it: every change of the board goes through here. */
export function settled(before: BoardState, changed: BoardState): BoardState {
  const state = caughtUp(before, adopted(changed))
  const columns = hasSameColumns(before, state) ? before.columns : keptColumns(before.columns, columnsOf(state))
  const cards = columns === before.columns ? before.cards : cardsOf(columns)
  const selection = presentOnly(state.selection, cards)
  const isSameChoice = selection === before.selection && columns === before.columns
  return {
    ...state,
    columns,
    cards,
    selection,
    chosen: isSameChoice ? before.chosen : chosenOrders(selection, columns),
    tabStop: tabStopOf(columns, cards, state.focused),
  }
}

/** Returns whether the person is busy: other people's changes wait until they are not. */
function isBusy({ lift, menu, moves }: BoardState): boolean {
  return lift !== undefined || menu !== undefined || moves.some(isAsking)
}

function adopted(state: BoardState): BoardState {
  const { truth, input, heard, sent } = state
  const filter = answeredFilter(input)
  if (isBusy(state) || (truth.columns === input.answer && truth.filter === filter)) return state
  const next = { ...state, truth: { columns: input.answer, filter } }
  if (truth.filter !== filter) return next
  const fresh = arrivals(placesOf(truth.columns), input.answer, heard).filter((order) => !isOwn(order, sent))
  return { ...next, heard: new Set(), ...(fresh.length > 0 && { arrived: withArrived(state.arrived, fresh) }) }
}

/** Returns whether the person moved it, here or elsewhere: own moves are no news. */
function isOwn({ id, status_id, moved_by }: CompactOrder, sent: BoardState['sent']): boolean {
  return sent.get(id) === status_id || moved_by?.own === true
}

function withArrived(arrived: BoardState['arrived'], fresh: readonly CompactOrder[]): BoardState['arrived'] {
  return new Map([...arrived, ...fresh.map((order) => [order.id, order] as const)])
}

function answeredFilter({ filter, isPlaceholder }: BoardInput): BoardFilter | undefined {
  return isPlaceholder ? undefined : filter
}

/** Drops finished moves once an answer shows them. */
function caughtUp(before: BoardState, state: BoardState): BoardState {
  const isNew = isResting(state) && (!isResting(before) || state.truth !== before.truth)
  const moves = isNew ? withoutDone(state.moves) : state.moves
  return moves === state.moves ? state : { ...state, moves }
}

function isResting(state: BoardState): boolean {
  return !isBusy(state) && !state.input.isFetching
}

function hasSameColumns(before: BoardState, { input, truth, moves, folded }: BoardState): boolean {
  const isSameInput = input.layout === before.input.layout && input.filter.status_id === before.input.filter.status_id
  return isSameInput && truth === before.truth && moves === before.moves && folded === before.folded
}

function columnsOf({ input, truth, moves, folded }: BoardState): readonly ShownColumn[] {
  const columns = withMoves(shownColumns(input.layout, truth.columns, input.filter.status_id), moves)
  return folded.size === 0 ? columns : columns.map((column) => foldedAs(column, folded.get(column.status_id)))
}

function cardsOf(columns: readonly ShownColumn[]): ReadonlyMap<number, CompactOrder> {
  return new Map(columns.flatMap(({ orders }) => orders.map((order) => [order.id, order] as const)))
}
