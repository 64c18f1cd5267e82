import type { BoardColumn, CompactOrder, KanbanColumn } from '@tracklane/contract/kanban'
import type { MoveInput } from '@tracklane/contract/order-flow'
import type { CardDensity } from '#features/kanban/card/card-density.ts'
import type { MoveBody } from '#features/order-move/order-move.rules.ts'
import type { FieldErrors } from '#lib/form-errors.ts'
import type { PendingMove, ShownColumn } from './board-columns.rules.ts'
import type { BoardFilter } from './board-search.ts'
import type { Selection } from './board-selection.rules.ts'
import type { ShownFields } from './card-layout.rules.ts'

/** The input of the board from the page and the server. */
export interface BoardInput {
  readonly filter: BoardFilter
  readonly layout: readonly KanbanColumn[]
  readonly fields: ShownFields
  readonly answer: readonly BoardColumn[]
  /** True while the answer belongs to the former filter. */
  readonly isPlaceholder: boolean
  readonly isFetching: boolean
  readonly density: CardDensity
  readonly onOpen: (id: number) => void
  /** Clears all filters. */
  readonly onClear: () => void
}

/** A lifted card, held by the pointer, or by the keyboard over a column. */
export interface Lift {
  readonly order: CompactOrder
  readonly by: 'pointer' | 'keyboard'
  /** The status of the column below it. */
  readonly over: number
}

export interface BoardMove extends PendingMove {
  readonly key: string
  readonly input: MoveInput
  /** The input of a refused move: it is asked for again, with the server's message. */
  readonly before?: MoveBody
  readonly errors?: FieldErrors
  /** `done`: the server has moved it, and the next answer will show it. */
  readonly stage: 'asking' | 'sending' | 'done'
}

interface Truth {
  readonly columns: readonly BoardColumn[]
  /** The filter of the answer: after a change of the filter, no card counts as an arrival. */
  readonly filter: BoardFilter | undefined
}

export interface BoardState {
  readonly input: BoardInput
  /** The shown answer: the latest, or while the person is busy the one before. */
  readonly truth: Truth
  /** The person's own moves, on top of `truth` until an answer shows them. */
  readonly moves: readonly BoardMove[]
  /** The orders sent by this person and their targets, which are not highlighted as arrivals. */
  readonly sent: ReadonlyMap<number, number>
  /** Orders that were changed since `truth` was taken over. */
  readonly heard: ReadonlySet<number>
  /** The cards that other people have just moved. */
  readonly arrived: ReadonlyMap<number, CompactOrder>
  readonly folded: ReadonlyMap<number, boolean>
  readonly selection: Selection
  readonly lift?: Lift
  readonly menu?: { readonly order: CompactOrder; readonly anchor: DOMRect }
  /** The card that has or had the focus. */
  readonly focused?: number
  /** The card that gets the focus once everything over the board is closed. */
  readonly claim?: { readonly id: number; readonly until: number }
  readonly said: string
  readonly now: number
  /** The fields from here on derive from the others, see `settled`. */
  readonly columns: readonly ShownColumn[]
  readonly cards: ReadonlyMap<number, CompactOrder>
  readonly chosen: readonly CompactOrder[]
  readonly tabStop: number | undefined
}
