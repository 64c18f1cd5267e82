import type { CompactOrder } from '@tracklane/contract/kanban'
import { type MoveInput, moveInput } from '@tracklane/contract/order-flow'
import { useEffect, useRef, useState } from 'react'
import { type MoveBody, needsDialog, useSetOrderStatus } from '#features/order/order.api.ts'
import type { PendingMove } from './board-columns.rules.ts'

export interface BoardMove extends PendingMove {
  readonly key: number
  readonly input: MoveInput
  /** `done`: the server has moved it, and the board will show so with the next answer. */
  readonly stage: 'asking' | 'sending' | 'done'
}

interface BoardMovesInput {
  isHeld: boolean
  isFetching: boolean
  focusCard: (id: number) => void
}

/**
 * The person's moves, laid over the board until the server's answer shows them. A move that is refused or cancelled simply leaves
 * this list, which puts the card back; nothing that others did meanwhile is undone with it.
 */
export function useBoardMoves({ isHeld, isFetching, focusCard }: BoardMovesInput) {
  const [moves, setMoves] = useState<readonly BoardMove[]>([])
  const own = useRef(new Map<number, number>())
  const setStatus = useSetOrderStatus()
  const asking = moves.find((move) => move.stage === 'asking')

  const put = (move: BoardMove, stage: BoardMove['stage']) =>
    setMoves((now) => [...now.filter((one) => one.key !== move.key), { ...move, stage }])
  const remove = (move: BoardMove) => {
    setMoves((now) => now.filter((one) => one.key !== move.key))
    focusCard(move.order.id)
  }

  const send = (move: BoardMove, body: MoveBody) => {
    put(move, 'sending')
    own.current.set(move.order.id, move.to)
    focusCard(move.order.id)
    setStatus.mutateAsync({ move, body }).then(
      () => put(move, 'done'),
      () => {
        own.current.delete(move.order.id)
        remove(move)
      },
    )
  }

  const start = (order: CompactOrder, to: number) => {
    const move: BoardMove = { key: nextKey(), order, to, at: new Date().toISOString(), input: moveInput(order, to), stage: 'asking' }
    if (needsDialog(move.input)) put(move, 'asking')
    else send(move, {})
  }

  const isSettled = !isHeld && !asking && !isFetching
  useEffect(() => {
    if (isSettled) setMoves((now) => (now.some(isDone) ? now.filter((move) => !isDone(move)) : now))
  }, [isSettled])

  return { moves, asking, own, start, confirm: send, cancel: remove }
}

function isDone(move: BoardMove): boolean {
  return move.stage === 'done'
}

let lastKey = 0
function nextKey(): number {
  lastKey += 1
  return lastKey
}
