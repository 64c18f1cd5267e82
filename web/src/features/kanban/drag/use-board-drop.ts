import type { CompactOrder } from '@tracklane/contract/kanban'
import type { useBoardMoves } from '#features/kanban/data/use-board-moves.ts'
import { useBoardWords } from '#features/kanban/data/use-board-words.ts'
import type { useBulk } from '#features/kanban/data/use-bulk.ts'
import type { Verdicts } from '#features/order-move/order-verdicts.api.ts'
import { useReason } from '#features/order-move/order-verdicts.api.ts'
import { toastError } from '#ui/toast.ts'

interface DropInput {
  bulk: ReturnType<typeof useBulk>
  moves: ReturnType<typeof useBoardMoves>
  verdicts: Verdicts | undefined
  release: () => void
  focusCard: (id: number) => void
  say: (text: string) => void
}

/** What becomes of a card that is let go over a column. */
export function useBoardDrop({ bulk, moves, verdicts, release, focusCard, say }: DropInput) {
  const words = useBoardWords()
  const reasonOf = useReason()
  const reasonFor = (status: number) => reasonOf(verdicts?.get(status))

  const drop = (order: CompactOrder, to: number) => {
    release()
    focusCard(order.id)
    if (to === order.status_id) return
    if (bulk.companions(order) > 1) {
      bulk.startBulk(to)
      return
    }
    const reason = reasonFor(to)
    if (reason) {
      toastError(reason)
      return
    }
    moves.start(order, to)
    say(words.moved(order, to))
  }
  return { drop, reasonFor }
}
