import { useEffect, useRef } from 'react'
import { CARD_MARK, cardLink } from './board-focus.ts'

/** Milliseconds for which a card keeps its claim: as long as a move takes to be drawn. */
const CLAIM = 1500

/** Gives a card the focus once dialogs have closed and the card stands where it belongs; whoever went elsewhere meanwhile is left alone. */
export function useCardFocus(): (id: number) => void {
  const wanted = useRef<{ id: number; until: number }>(undefined)

  useEffect(() => {
    const claim = wanted.current
    if (!claim || Date.now() > claim.until) return
    const timer = setTimeout(() => isFree() && cardLink(claim.id)?.focus(), 40)
    return () => clearTimeout(timer)
  })

  return (id) => {
    wanted.current = { id, until: Date.now() + CLAIM }
  }
}

function isFree(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.closest(`[${CARD_MARK}]`) !== null
}
