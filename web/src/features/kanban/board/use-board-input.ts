import type { CompactOrder } from '@tracklane/contract/kanban'
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import { columnNextTo, type Direction } from '#features/kanban/data/board-focus.rules.ts'
import type { Lift } from '#features/kanban/data/board-state.ts'
import { useBoardAnnouncements } from '#features/kanban/data/use-board-announcements.ts'
import { useReason } from '#features/order-move/order-verdicts.api.ts'
import type { Verdicts } from '#features/order-move/verdicts.rules.ts'
import { latinKey } from '#ui/pressed-keys.rules.ts'
import { liftedKey, restingKey } from './board-keys.rules.ts'
import { CARD_MARK, cardLink, neighbour, showColumn } from './card-focus.ts'

interface InputOptions {
  verdicts: Verdicts | undefined
  drop: (order: CompactOrder, to: number) => void
  /** Clears the selection. Returns false where nothing was selected. */
  clear: () => boolean
}

/** Makes the board usable by keyboard and announces the effects. */
export function useBoardInput({ verdicts, drop, clear }: InputOptions) {
  const board = useBoardStore()
  const announce = useBoardAnnouncements()
  const reasonOf = useReason()

  const walk = (from: number, way: Direction) => {
    const next = neighbour(board.getState(), from, way)
    if (next === undefined) return
    // A card out of sight is drawn first.
    flushSync(() => board.walk(next))
    cardLink(next)?.focus()
  }
  const hover = (from: number, step: -1 | 1) => {
    const status = columnNextTo(board.getState().columns, from, step)
    if (status === undefined) return
    board.hover(status)
    showColumn(status)
    announce.over(status, reasonOf(verdicts?.get(status)))
  }
  const sayLate = useEffectEvent(() => {
    const { lift } = board.getState()
    if (lift?.by !== 'keyboard' || lift.over === lift.order.status_id) return
    announce.over(lift.over, reasonOf(verdicts?.get(lift.over)))
  })
  // A quick hand may reach a column before it is known what may come there: announce it later.
  useEffect(() => {
    if (verdicts) sayLate()
  }, [verdicts])

  const lift = (order: CompactOrder) => {
    board.pick(order, 'keyboard')
    announce.lifted(order)
  }
  const putBack = () => {
    board.release()
    announce.putBack()
  }

  const move = (order: CompactOrder, to: number) => {
    if (board.getState().columns.some(({ status_id }) => status_id === to)) drop(order, to)
  }

  const rest = (event: KeyboardEvent, order: CompactOrder): boolean => {
    const asked = restingKey(event)
    // With selected cards the key belongs to their bar.
    if (asked?.does === 'menu' && latinKey(event) === 'm' && board.getState().chosen.length > 0) return false
    if (asked?.does === 'walk') walk(order.id, asked.way)
    if (asked?.does === 'lift') lift(order)
    // The target is the card's link, see below.
    if (asked?.does === 'menu') board.openMenu(order, (event.target as Element).getBoundingClientRect())
    if (asked?.does === 'select') board.select(order.id, event.shiftKey)
    return asked?.does === 'clear' ? clear() : asked !== undefined
  }
  const carry = (event: KeyboardEvent, { order, over }: Lift): boolean => {
    const asked = liftedKey(event)
    if (asked?.does === 'hover') hover(over, asked.step)
    if (asked?.does === 'drop') drop(order, over)
    if (asked?.does === 'move') move(order, asked.to)
    if (asked?.does === 'put back' || asked?.does === 'leave') putBack()
    return asked !== undefined && asked.does !== 'leave'
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element // React does not type the target of a bubbling event
    if (!target.matches(`[${CARD_MARK}] a`) || event.ctrlKey || event.metaKey || event.altKey) return
    const { cards, lift } = board.getState()
    const order = cards.get(Number(target.closest(`[${CARD_MARK}]`)?.getAttribute(CARD_MARK)))
    if (!order) return
    const isHandled = lift?.by === 'keyboard' ? carry(event, lift) : rest(event, order)
    if (!isHandled) return
    event.preventDefault()
    // The menu that opens would hear the same key on the document, take it for a press outside, and close.
    event.stopPropagation()
  }
}
