import type { ShownColumn } from './board-columns.rules.ts'

export type Direction = 'up' | 'down' | 'left' | 'right' | 'first' | 'last'
type Cards = ReadonlyMap<number, { readonly status_id: number }>

/** Returns the one card that Tab reaches: the last focused one, else the first. */
export function tabStopOf(columns: readonly ShownColumn[], cards: Cards, focused: number | undefined): number | undefined {
  if (focused !== undefined && cards.has(focused)) return focused
  return columns.find(isWalkable)?.orders[0]?.id
}

/** Returns the card above, below, or at an end of the column, even off the screen. */
export function cardAlong(columns: readonly ShownColumn[], id: number, way: Exclude<Direction, 'left' | 'right'>): number | undefined {
  const { orders } = columns.find((column) => holds(column, id)) ?? { orders: [] }
  if (way === 'first') return orders[0]?.id
  if (way === 'last') return orders.at(-1)?.id
  return orders[orders.findIndex((order) => order.id === id) + (way === 'up' ? -1 : 1)]?.id
}

/** Returns the column beside the card's own; empty columns are skipped. */
export function columnBeside(columns: readonly ShownColumn[], id: number, way: 'left' | 'right'): number | undefined {
  const at = columns.findIndex((column) => holds(column, id))
  if (at < 0) return undefined
  const beside = way === 'left' ? columns.slice(0, at).reverse() : columns.slice(at + 1)
  return beside.find(isWalkable)?.status_id
}

/** Returns the index of the nearest height. */
export function nearestTo(height: number, heights: readonly number[]): number {
  const distances = heights.map((one) => Math.abs(one - height))
  return distances.indexOf(Math.min(...distances))
}

/** Returns the status of the column beside this one. */
export function columnNextTo(columns: readonly ShownColumn[], status: number, step: -1 | 1): number | undefined {
  return columns[columns.findIndex(({ status_id }) => status_id === status) + step]?.status_id
}

function isWalkable({ collapsed, orders }: ShownColumn): boolean {
  return !collapsed && orders.length > 0
}

function holds({ orders }: ShownColumn, id: number): boolean {
  return orders.some((order) => order.id === id)
}
