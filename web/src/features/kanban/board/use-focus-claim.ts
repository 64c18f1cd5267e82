import { useEffect } from 'react'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import { CARD_MARK, cardLink } from './card-focus.ts'

/** Milliseconds until a change is drawn and dialogs have given the focus back. */
const DRAWN = 40

/** Gives the focus to the card that claims it, after every change of the board during the claim. */
export function useFocusClaim(): void {
  const board = useBoardStore()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      const { claim } = board.getState()
      if (claim && Date.now() <= claim.until) timer = setTimeout(() => give(claim.id), DRAWN)
    }
    const give = (id: number) => {
      if (isFree()) cardLink(id)?.focus()
      else if (isLeaving()) wait()
    }
    const stop = board.subscribe(wait)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [board])
}

/** Returns whether the focus is free. The content has it where a dialog found no better place. */
function isFree(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.id === 'content' || active.closest(`[${CARD_MARK}]`) !== null
}

/** Returns whether a fading dialog or menu still has the focus. */
function isLeaving(): boolean {
  return document.activeElement?.closest('[role=dialog], [role=menu]') != null
}
