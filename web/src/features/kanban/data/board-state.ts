import type { BoardColumn, CompactOrder, KanbanColumn } from '@tracklane/contract/kanban'
import type { MoveInput } from '@tracklane/contract/order-flow'
import type { CardDensity } from '#features/kanban/card/card-density.ts'
import type { MoveBody } from '#features/order-move/order-move.rules.ts'
import type { FieldErrors } from '#lib/form-errors.ts'
import type { PendingMove, ShownColumn } from './board-columns.rules.ts'
import type { BoardFilter } from './board-search.ts'
import type { Selection } from './board-selection.rules.ts'
import type { ShownFields } from './card-layout.rules.ts'

/** Input of the board from the page and the server. */
export interface BoardInput {
  readonly filter: BoardFilter
  readonly layout: readonly KanbanColumn[]
  readonly fields: ShownFields
  readonly answer: readonly BoardColumn[]
  /** The answer is still that of the filter before. */
  readonly isPlaceholder: boolean
  readonly isFetching: boolean
  readonly density: CardDensity
  readonly onOpen: (id: number) => void
  /** Takes all filters off. */
  readonly onClear: () => void
}

/** A card off its place: held by the pointer, or by the keyboard over a column. */
export interface Lift {
  readonly order: CompactOrder
  readonly by: 'pointer' | 'keyboard'
  /** The status of the column below. */
  readonly over: number
}

export interface BoardMove extends PendingMove {
  readonly key: string
  readonly input: MoveInput
  /** Filled in and refused: it is asked for again with this, and with the server's words. */
  readonly before?: MoveBody
  readonly errors?: FieldErrors
  /** `done`: the server has moved it, and the board will show so with the next answer. */
  readonly stage: 'asking' | 'sending' | 'done'
}

interface Truth {
  readonly columns: readonly BoardColumn[]
  /** The filter that was answered: another filter is another board, where nothing arrives. */
  readonly filter: BoardFilter | undefined
}

export interface BoardState {
  readonly input: BoardInput
  /** The answer that is shown: the last one, or while a hand is busy the one before. */
  readonly truth: Truth
  /** The person's own, laid over the truth until an answer shows them. */
  readonly moves: readonly BoardMove[]
  /** Where they went: what the person did needs no glow. */
  readonly sent: ReadonlyMap<number, number>
  /** Orders that somebody has changed since the truth was adopted. */
  readonly heard: ReadonlySet<number>
  /** The cards that others have just brought. */
  readonly arrived: ReadonlyMap<number, CompactOrder>
  readonly folded: ReadonlyMap<number, boolean>
  readonly selection: Selection
  readonly lift?: Lift
  readonly menu?: { readonly order: CompactOrder; readonly anchor: DOMRect }
  /** The card that has the focus, or had it last. */
  readonly focused?: number
  /** The card that is to have it once what stands over the board has closed. */
  readonly claim?: { readonly id: number; readonly until: number }
  readonly said: string
  readonly now: number
  /** From here on what follows from the rest, see `settled`. */
  readonly columns: readonly ShownColumn[]
  readonly cards: ReadonlyMap<number, CompactOrder>
  readonly chosen: readonly CompactOrder[]
  readonly tabStop: number | undefined
}
