import { cardAlong, columnBeside, type Direction, nearestTo } from '#features/kanban/data/board-focus.rules.ts'
import type { BoardState } from '#features/kanban/data/board-state.ts'

/** The attribute that marks the board's cards, for keyboard and focus. */
export const CARD_MARK = 'data-card'
export const COLUMN_MARK = 'data-column'

/** Returns the link of a card, which takes the focus. */
export function cardLink(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${CARD_MARK}="${id}"] a`)
}

/** Returns the order of the card around an element. */
export function cardIn(target: EventTarget): number | undefined {
  const mark = target instanceof Element ? target.closest(`[${CARD_MARK}]`)?.getAttribute(CARD_MARK) : undefined
  return mark ? Number(mark) : undefined
}

export function showColumn(status: number): void {
  document.querySelector(`[${COLUMN_MARK}="${status}"]`)?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
}

/** Returns the next card in a direction: within the column even one off the screen, in another column the one at the same height. */
export function neighbour({ columns }: Pick<BoardState, 'columns'>, id: number, way: Direction): number | undefined {
  return way === 'left' || way === 'right' ? atSameHeight(columnBeside(columns, id, way), id) : cardAlong(columns, id, way)
}

function atSameHeight(status: number | undefined, id: number): number | undefined {
  const own = cardLink(id)
  if (status === undefined || !own) return undefined
  const cards = [...document.querySelectorAll<HTMLElement>(`[${COLUMN_MARK}="${status}"] [${CARD_MARK}]`)]
  const nearest = cards[nearestTo(topOf(own), cards.map(topOf))]
  return nearest && Number(nearest.getAttribute(CARD_MARK))
}

function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top
}
