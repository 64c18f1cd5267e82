import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CARD_MARK, cardLink } from '#features/kanban/data/board-focus.rules.ts'

/** Milliseconds for which a card keeps its claim: as long as a move takes to be drawn. */
const CLAIM = 1500

/** Which card has the focus, or had it last: it stays drawn wherever its column is scrolled to. */
export function useCardFocus() {
  const [focused, setFocused] = useState<number>()
  const wanted = useRef<{ id: number; until: number }>(undefined)

  useEffect(() => {
    const claim = wanted.current
    if (!claim || Date.now() > claim.until) return
    const timer = setTimeout(() => isFree() && cardLink(claim.id)?.focus(), 40)
    return () => clearTimeout(timer)
  })

  return {
    focused,
    setFocused,
    /** Once dialogs have closed and the card stands where it belongs; whoever went elsewhere meanwhile is left alone. */
    focusCard: (id: number) => {
      wanted.current = { id, until: Date.now() + CLAIM }
      setFocused(id)
    },
    /** Now: the card is drawn first where it is out of sight. */
    walkTo: (id: number) => {
      wanted.current = undefined
      flushSync(() => setFocused(id))
      cardLink(id)?.focus()
    },
  }
}

function isFree(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.closest(`[${CARD_MARK}]`) !== null
}
