import { useEffect } from 'react'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import { CARD_MARK, cardLink } from './card-focus.ts'

/** Milliseconds until what has changed is drawn and dialogs have given the focus back. */
const DRAWN = 40

/** Gives the focus to the card that claims it, after whatever changes on the board while it does. */
export function useFocusClaim(): void {
  const board = useBoardStore()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = board.subscribe(({ claim }) => {
      clearTimeout(timer)
      if (claim && Date.now() <= claim.until) timer = setTimeout(() => isFree() && cardLink(claim.id)?.focus(), DRAWN)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [board])
}

function isFree(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.closest(`[${CARD_MARK}]`) !== null
}
