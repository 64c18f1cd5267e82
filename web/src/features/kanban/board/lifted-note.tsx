import type { ReactNode } from 'react'
import { useBoard } from '#features/kanban/data/board.store.ts'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import { companionsOf } from '#features/kanban/data/board-selection.rules.ts'
import type { Verdict } from '#features/order-move/verdicts.rules.ts'
import { useT } from '#lib/i18n.ts'
import { type ColumnNote, columnNote } from './column-note.rules.ts'

interface LiftedNoteProps {
  column: ShownColumn
  verdict: Verdict | undefined
  children: (note: ColumnNote | undefined) => ReactNode
}

/** A column's note on the lifted card. */
export function LiftedNote({ column, verdict, children }: LiftedNoteProps) {
  const t = useT()
  const order = useBoard(({ lift }) => lift?.order)
  const count = useBoard((state) => (state.lift ? companionsOf(state.lift.order, state) : 0))
  return children(order && columnNote(t, verdict, column, { order, count }))
}
