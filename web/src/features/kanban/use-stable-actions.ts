import { useMemo, useRef } from 'react'
import type { CardActions } from './order-card.tsx'

/** The same object for every render, doing what the last render says: hundreds of cards need not render again for a new closure. */
export function useStableActions(actions: CardActions): CardActions {
  const latest = useRef(actions)
  latest.current = actions
  return useMemo<CardActions>(
    () => ({
      hrefOf: (id) => latest.current.hrefOf(id),
      onOpen: (id) => latest.current.onOpen(id),
      onMenu: (order, anchor) => latest.current.onMenu(order, anchor),
      onFocus: (id) => latest.current.onFocus(id),
    }),
    [],
  )
}
