import { useMemo, useRef } from 'react'
import type { CardActions } from '#features/kanban/card/order-card.tsx'

export interface BoardActions extends CardActions {
  onSelectAll: (status_id: number) => void
}

/** The same object for every render, doing what the last render says: hundreds of cards need not render again for a new closure. */
export function useStableActions(actions: BoardActions): BoardActions {
  const latest = useRef(actions)
  latest.current = actions
  return useMemo<BoardActions>(
    () => ({
      hrefOf: (id) => latest.current.hrefOf(id),
      onOpen: (id) => latest.current.onOpen(id),
      onMenu: (order, anchor) => latest.current.onMenu(order, anchor),
      onFocus: (id) => latest.current.onFocus(id),
      onSelect: (order, isRange) => latest.current.onSelect(order, isRange),
      onSelectAll: (status_id) => latest.current.onSelectAll(status_id),
    }),
    [],
  )
}
