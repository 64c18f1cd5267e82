import type { CompactOrder } from '@tracklane/contract/kanban'
import { moveInput } from '@tracklane/contract/order-flow'
import type { BoardMove, BoardState } from './board-state.ts'

export function newMove(order: CompactOrder, to: number, at: string): BoardMove {
  return { key: `${order.id} ${at}`, order, to, at, input: moveInput(order, to), stage: 'asking' }
}

export function isAsking({ stage }: BoardMove): boolean {
  return stage === 'asking'
}

/** Returns the move to ask about; none while a card is lifted or its menu is open, since a refusal may come at any time. */
export function questionOf({ lift, menu, moves }: Pick<BoardState, 'lift' | 'menu' | 'moves'>): BoardMove | undefined {
  return lift || menu ? undefined : moves.find(isAsking)
}

export function staged(moves: readonly BoardMove[], move: BoardMove, stage: BoardMove['stage']): readonly BoardMove[] {
  return [...withoutMove(moves, move), { ...move, stage }]
}

export function withoutMove(moves: readonly BoardMove[], { key }: BoardMove): readonly BoardMove[] {
  return moves.filter((move) => move.key !== key)
}

export function withoutDone(moves: readonly BoardMove[]): readonly BoardMove[] {
  return moves.some(isDone) ? moves.filter((move) => !isDone(move)) : moves
}

function isDone({ stage }: BoardMove): boolean {
  return stage === 'done'
}

/** Returns where cards were sent, with these added. */
export function sentTo(sent: ReadonlyMap<number, number>, ids: readonly number[], to: number): ReadonlyMap<number, number> {
  return new Map([...sent, ...ids.map((id) => [id, to] as const)])
}

export function unsent(sent: ReadonlyMap<number, number>, id: number): ReadonlyMap<number, number> {
  return new Map([...sent].filter(([one]) => one !== id))
}
