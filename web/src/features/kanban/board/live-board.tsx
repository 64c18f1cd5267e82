import { useState } from 'react'
import { BoardContext, createBoardStore } from '#features/kanban/data/board.store.ts'
import type { BoardInput } from '#features/kanban/data/board-state.ts'
import { useLiveAnswer } from '#features/kanban/data/use-live-answer.ts'
import { BoardArea } from './board-area.tsx'

/** The board as it is used: what others do comes in, except while a card is lifted or a dialog asks. */
export function LiveBoard(input: BoardInput) {
  const [board] = useState(() => createBoardStore(input))
  useLiveAnswer(board, input)
  return (
    <BoardContext value={board}>
      <BoardArea />
    </BoardContext>
  )
}
