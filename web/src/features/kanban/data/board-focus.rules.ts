import type { ShownColumn } from './board-columns.rules.ts'

/** The board's cards in the document; keyboard and focus find their way by these marks. */
export const CARD_MARK = 'data-card'
const COLUMN_MARK = 'data-column'

export type Direction = 'up' | 'down' | 'left' | 'right' | 'first' | 'last'

/** The link of a card: what carries the focus. */
export function cardLink(id: number, root: ParentNode = document): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${CARD_MARK}="${id}"] a`)
}

/** The card next to this one: within the column also those that are not on the screen, beside it what stands at the same height. */
export function neighbour(columns: readonly ShownColumn[], id: number, direction: Direction): number | undefined {
  const at = columns.findIndex((column) => column.orders.some((order) => order.id === id))
  const own = columns[at]
  if (!own) return undefined
  if (direction === 'left') return beside(columns.slice(0, at).reverse(), id)
  if (direction === 'right') return beside(columns.slice(at + 1), id)
  return own.orders[rowTowards(own, id, direction)]?.id
}

function rowTowards({ orders }: ShownColumn, id: number, direction: 'up' | 'down' | 'first' | 'last'): number {
  if (direction === 'first') return 0
  if (direction === 'last') return orders.length - 1
  return orders.findIndex((order) => order.id === id) + (direction === 'up' ? -1 : 1)
}

function beside(columns: readonly ShownColumn[], id: number): number | undefined {
  const column = columns.find(({ collapsed, orders }) => !collapsed && orders.length > 0)
  const own = cardLink(id)
  if (!column || !own) return undefined
  const cards = [...document.querySelectorAll<HTMLElement>(`[${COLUMN_MARK}="${column.status_id}"] [${CARD_MARK}]`)]
  const height = own.getBoundingClientRect().top
  const distances = cards.map((card) => Math.abs(card.getBoundingClientRect().top - height))
  const nearest = cards[distances.indexOf(Math.min(...distances))]
  return nearest ? Number(nearest.getAttribute(CARD_MARK)) : undefined
}
