/** The board's cards in the document; keyboard and focus find their way by these marks. */
export const CARD_MARK = 'data-card'
export const COLUMN_MARK = 'data-column'

/** The link of a card: what carries the focus. */
export function cardLink(id: number, root: ParentNode = document): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${CARD_MARK}="${id}"] a`)
}

type Direction = 'up' | 'down' | 'left' | 'right'

/** The card next to this one: up and down in its column, left and right at the same height of the next column that has cards. */
export function neighbour(root: ParentNode, id: number, direction: Direction): HTMLElement | null {
  const columns = [...root.querySelectorAll(`[${COLUMN_MARK}]`)].map((column) => [
    ...column.querySelectorAll<HTMLElement>(`[${CARD_MARK}] a`),
  ])
  const own = cardLink(id, root)
  const column = columns.findIndex((links) => own !== null && links.includes(own))
  const links = columns[column]
  if (!own || !links) return null
  const row = links.indexOf(own)
  if (direction === 'up' || direction === 'down') return links[row + (direction === 'up' ? -1 : 1)] ?? null
  const beside = direction === 'left' ? columns.slice(0, column).reverse() : columns.slice(column + 1)
  const target = beside.find((other) => other.length > 0)
  return target?.[Math.min(row, target.length - 1)] ?? null
}
