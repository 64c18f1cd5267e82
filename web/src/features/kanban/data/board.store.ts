import type { CompactOrder } from '@tracklane/contract/kanban'
import { createContext, useContext } from 'react'
import { createStore, useStore } from 'zustand'
import { sentTo, staged, unsent, withoutMove } from './board-moves.rules.ts'
import { NOTHING_SELECTED, rangedTo, toggled, withColumn, without } from './board-selection.rules.ts'
import { firstState, settled } from './board-state.rules.ts'
import type { BoardInput, BoardMove, BoardState, Lift } from './board-state.ts'

/** Milliseconds during which a card claims the focus: as long as drawing a move takes. */
const CLAIM = 1500

export type BoardStore = ReturnType<typeof createBoardStore>

/** Makes the state of one open board. */
export function createBoardStore(input: BoardInput) {
  const { getState, getInitialState, subscribe, setState } = createStore<BoardState>(() => firstState(input, Date.now()))
  const change = (patch: (state: BoardState) => Partial<BoardState> | undefined) =>
    setState((before) => {
      const changes = patch(before)
      return changes ? settled(before, { ...before, ...changes }) : before
    }, true)
  const set = (changes: Partial<BoardState>) => change(() => changes)

  return {
    getState,
    getInitialState,
    subscribe,

    /** Takes over the input from the page and the server, and the ids of changed orders. */
    receive: (input: BoardInput, ids: ReadonlySet<number>) =>
      change(({ heard }) => ({ input, heard: ids.size > 0 ? new Set([...heard, ...ids]) : heard })),
    tick: () => set({ now: Date.now() }),
    /** Ends the highlight of arrived orders, unless they have arrived again. */
    fade: (orders: readonly CompactOrder[]) =>
      change(({ arrived }) => ({ arrived: new Map([...arrived].filter(([, order]) => !orders.includes(order))) })),
    say: (said: string) => set({ said }),
    fold: (status: number, isCollapsed: boolean) => change(({ folded }) => ({ folded: new Map(folded).set(status, isCollapsed) })),

    pick: (order: CompactOrder, by: Lift['by']) => set({ lift: { order, by, over: order.status_id } }),
    hover: (over: number) => change(({ lift }) => (lift && lift.over !== over ? { lift: { ...lift, over } } : undefined)),
    release: () => set({ lift: undefined }),

    openMenu: (order: CompactOrder, anchor: DOMRect) => set({ menu: { order, anchor } }),
    closeMenu: () => change(({ menu }) => menu && { menu: undefined, ...claimOf(menu.order.id) }),

    /** `isRange` selects everything from the card selected last to this one. */
    select: (id: number, isRange: boolean) =>
      change(({ selection, columns }) => ({ selection: isRange ? rangedTo(selection, columns, id) : toggled(selection, id) })),
    selectColumn: (status: number) => change(({ selection, columns }) => ({ selection: withColumn(selection, columns, status) })),
    deselect: (ids: readonly number[]) => change(({ selection }) => ({ selection: without(selection, ids) })),
    deselectAll: () => set({ selection: NOTHING_SELECTED }),

    /** Notes the card with the focus. */
    focus: (id: number) => change(({ focused }) => (focused === id ? undefined : { focused: id })),
    /** Notes the card that the keys walk to; this ends a claim of the focus. */
    walk: (id: number) => set({ focused: id, claim: undefined }),
    /**
     * Claims the focus for a card, once dialogs are closed and the card is in place. Has no effect where the focus is elsewhere by then.
     */
    claimFocus: (id: number) => set(claimOf(id)),
    claimTabStop: () => change(({ tabStop }) => (tabStop === undefined ? undefined : claimOf(tabStop))),

    ask: (move: BoardMove) => change(({ moves }) => ({ moves: staged(moves, move, 'asking') })),
    send: (move: BoardMove) =>
      change(({ moves, sent }) => ({
        moves: staged(moves, move, 'sending'),
        sent: sentTo(sent, [move.order.id], move.to),
        ...claimOf(move.order.id),
      })),
    finish: (move: BoardMove) => change(({ moves }) => ({ moves: staged(moves, move, 'done') })),
    /** Takes back the person's move; the changes of others stay. */
    cancel: (move: BoardMove) => change(({ moves }) => ({ moves: withoutMove(moves, move), ...claimOf(move.order.id) })),
    refuse: (move: BoardMove) =>
      change(({ moves, sent }) => ({ moves: withoutMove(moves, move), sent: unsent(sent, move.order.id), ...claimOf(move.order.id) })),
    /** Asks again about a refused move. */
    askAgain: (move: BoardMove) =>
      change(({ moves, sent }) => ({ moves: staged(moves, move, 'asking'), sent: unsent(sent, move.order.id) })),
    /** Notes orders that are on their way, which are not highlighted either. */
    noteSent: (ids: readonly number[], to: number) => change(({ sent }) => ({ sent: sentTo(sent, ids, to) })),
  }
}

function claimOf(id: number): Pick<BoardState, 'focused' | 'claim'> {
  return { focused: id, claim: { id, until: Date.now() + CLAIM } }
}

export const BoardContext = createContext<BoardStore | undefined>(undefined)

/** Returns the board's actions; reading them draws nothing again. */
export function useBoardStore(): BoardStore {
  const store = useContext(BoardContext)
  if (!store) throw new Error('There is no board around this')
  return store
}

/** Returns a part of the board's state; draws again only when that part changes. */
export function useBoard<Part>(select: (state: BoardState) => Part): Part {
  return useStore(useBoardStore(), select)
}
