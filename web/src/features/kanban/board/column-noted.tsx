import { type ReactNode, Suspense } from 'react'
import { useBoard } from '#features/kanban/data/board.store.ts'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import type { Verdict } from '#features/order-move/verdicts.rules.ts'
import { part } from '#ui/part.ts'
import type { ColumnNote } from './column-note.rules.ts'

const LiftedNote = part(() => import('./lifted-note.tsx').then((module) => ({ default: module.LiftedNote })))

interface ColumnNotedProps {
  column: ShownColumn
  verdict: Verdict | undefined
  children: (note?: ColumnNote) => ReactNode
}

/** The part of a column that its note replaces while a card is lifted. */
export function ColumnNoted({ children, ...noted }: ColumnNotedProps) {
  const isLifted = useBoard(({ lift }) => lift !== undefined)
  if (!isLifted) return children()
  return (
    <Suspense fallback={children()}>
      <LiftedNote {...noted}>{children}</LiftedNote>
    </Suspense>
  )
}
