import { Suspense } from 'react'
import { useBoard } from '#features/kanban/data/board.store.ts'
import type { Verdicts } from '#features/order-move/verdicts.rules.ts'
import { part } from '#ui/part.ts'
import { cardLink } from './card-focus.ts'
import type { useCardPreview } from './use-card-preview.ts'

const BoardSelection = part(() => import('./board-selection.tsx').then((module) => ({ default: module.BoardSelection })))
const LiftKeys = part(() => import('./lift-keys.tsx').then((module) => ({ default: module.LiftKeys })))
const CardPreview = part(() => import('#features/kanban/card/card-preview.tsx').then((module) => ({ default: module.CardPreview })))

interface BoardFloatsProps {
  verdicts: Verdicts | undefined
  preview: Pick<ReturnType<typeof useCardPreview>, 'shown' | 'onPreview'>
  onClear: () => void
}

/** Layers above the columns: the actions for the selection, the keys while a card is lifted, the preview of a small card. */
export function BoardFloats({ verdicts, preview: { shown, onPreview }, onClear }: BoardFloatsProps) {
  const hasSelection = useBoard(({ chosen }) => chosen.length > 0)
  const isLifted = useBoard(({ lift }) => lift !== undefined)
  const previewed = useBoard(({ cards }) => (shown ? cards.get(shown.id) : undefined))
  return (
    <>
      <Suspense>{hasSelection && !isLifted && <BoardSelection onClear={onClear} />}</Suspense>
      <Suspense>{isLifted && <LiftKeys verdicts={verdicts} />}</Suspense>
      <Suspense>
        {previewed && shown && (
          <CardPreview key={shown.id} order={previewed} place={shown.place} link={cardLink(shown.id)} {...onPreview} />
        )}
      </Suspense>
    </>
  )
}
