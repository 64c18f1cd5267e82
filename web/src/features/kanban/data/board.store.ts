import type { CompactOrder } from '@tracklane/contract/kanban'
import { createContext, useContext } from 'react'
import { createStore, useStore } from 'zustand'
import { sentTo, staged, unsent, withoutMove } from './board-moves.rules.ts'
import { NOTHING_SELECTED, rangedTo, toggled, withColumn, without } from './board-selection.rules.ts'
import { firstState, settled } from './board-state.rules.ts'
import type { BoardInput, BoardMove, BoardState, Lift } from './board-state.ts'

/** Milliseconds for which a card keeps its claim to the focus: as long as a move takes to be drawn. */
const CLAIM = 1500

export type BoardStore = ReturnType<typeof createBoardStore>

/** All that one board knows while it is on the screen. */
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

    /** Takes over the present input from the page and the server, and the orders reported as changed. */
    receive: (input: BoardInput, ids: ReadonlySet<number>) =>
      change(({ heard }) => ({ input, heard: ids.size > 0 ? new Set([...heard, ...ids]) : heard })),
    tick: () => set({ now: Date.now() }),
    /** Ends the mark of orders that have arrived, unless they have arrived once more. */
    fade: (orders: readonly CompactOrder[]) =>
      change(({ arrived }) => ({ arrived: new Map([...arrived].filter(([, order]) => !orders.includes(order))) })),
    say: (said: string) => set({ said }),
    fold: (status: number, isCollapsed: boolean) => change(({ folded }) => ({ folded: new Map(folded).set(status, isCollapsed) })),

    pick: (order: CompactOrder, by: Lift['by']) => set({ lift: { order, by, over: order.status_id } }),
    hover: (over: number) => change(({ lift }) => (lift && lift.over !== over ? { lift: { ...lift, over } } : undefined)),
    release: () => set({ lift: undefined }),

    openMenu: (order: CompactOrder, anchor: DOMRect) => set({ menu: { order, anchor } }),
    closeMenu: () => change(({ menu }) => menu && { menu: undefined, ...claimOf(menu.order.id) }),

    /** `isRange`: everything from the card chosen last to this one. */
    select: (id: number, isRange: boolean) =>
      change(({ selection, columns }) => ({ selection: isRange ? rangedTo(selection, columns, id) : toggled(selection, id) })),
    selectColumn: (status: number) => change(({ selection, columns }) => ({ selection: withColumn(selection, columns, status) })),
    deselect: (ids: readonly number[]) => change(({ selection }) => ({ selection: without(selection, ids) })),
    deselectAll: () => set({ selection: NOTHING_SELECTED }),

    /** A card that has the focus. */
    focus: (id: number) => change(({ focused }) => (focused === id ? undefined : { focused: id })),
    /** A card that the keys walk to: whoever walks on wants nothing back. */
    walk: (id: number) => set({ focused: id, claim: undefined }),
    /** Once dialogs have closed and the card stands where it belongs; whoever went elsewhere meanwhile is left alone. */
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
    /** Without its move the card stands where it stood; nothing that others did meanwhile is undone with it. */
    cancel: (move: BoardMove) => change(({ moves }) => ({ moves: withoutMove(moves, move), ...claimOf(move.order.id) })),
    refuse: (move: BoardMove) =>
      change(({ moves, sent }) => ({ moves: withoutMove(moves, move), sent: unsent(sent, move.order.id), ...claimOf(move.order.id) })),
    /** A refused move is asked about anew. */
    askAgain: (move: BoardMove) =>
      change(({ moves, sent }) => ({ moves: staged(moves, move, 'asking'), sent: unsent(sent, move.order.id) })),
    /** Many on their way: they need no glow either. */
    noteSent: (ids: readonly number[], to: number) => change(({ sent }) => ({ sent: sentTo(sent, ids, to) })),
  }
}

function claimOf(id: number): Pick<BoardState, 'focused' | 'claim'> {
  return { focused: id, claim: { id, until: Date.now() + CLAIM } }
}

export const BoardContext = createContext<BoardStore | undefined>(undefined)

/** The board's actions; reading them draws nothing anew. */
export function useBoardStore(): BoardStore {
  const store = useContext(BoardContext)
  if (!store) throw new Error('There is no board around this')
  return store
}

/** A part of the board's state, drawn anew when just that changes. */
export function useBoard<Part>(select: (state: BoardState) => Part): Part {
  return useStore(useBoardStore(), select)
}
