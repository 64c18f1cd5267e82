import type { CompactOrder } from '@tracklane/contract/kanban'
import type { ShownColumn } from './board-columns.rules.ts'

/** The selected cards. */
export interface Selection {
  readonly ids: ReadonlySet<number>
  /** The card selected last on its own, where a range begins. */
  readonly last?: number | undefined
}

export const NOTHING_SELECTED: Selection = { ids: new Set() }

export function toggled({ ids }: Selection, id: number): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, last: id }
}

/** Adds all loaded cards of a column. */
export function withColumn(selection: Selection, columns: readonly ShownColumn[], status: number): Selection {
  const column = columns.find(({ status_id }) => status_id === status)
  return column ? added(selection, idsOf(column)) : selection
}

function added(selection: Selection, ids: readonly number[]): Selection {
  return { ...selection, ids: new Set([...selection.ids, ...ids]) }
}

/** Removes cards. The card selected last stays the beginning of a range, even if it is removed. */
export function without(selection: Selection, gone: readonly number[]): Selection {
  if (!gone.some((id) => selection.ids.has(id))) return selection
  const leaving = new Set(gone)
  return { ...selection, ids: new Set([...selection.ids].filter((id) => !leaving.has(id))) }
}

/** Keeps the cards that are still on the board; a refetch does not change the selection. */
export function presentOnly(selection: Selection, cards: ReadonlyMap<number, unknown>): Selection {
  return without(
    selection,
    [...selection.ids].filter((id) => !cards.has(id)),
  )
}

/** Adds everything from the card selected last to this one, where both are in one column; else only this one. */
export function rangedTo(selection: Selection, columns: readonly ShownColumn[], to: number): Selection {
  const range = selection.last === undefined ? undefined : rangeBetween(columns, selection.last, to)
  return range ? added(selection, range) : toggled(selection, to)
}

function rangeBetween(columns: readonly ShownColumn[], from: number, to: number): number[] | undefined {
  const ids = columns.map(idsOf).find((column) => column.includes(to)) ?? []
  const [start = -1, end = -1] = [ids.indexOf(from), ids.indexOf(to)].sort((left, right) => left - right)
  return start < 0 ? undefined : ids.slice(start, end + 1)
}

/** Returns the selected cards in the order of the board, column by column. */
export function chosenOrders({ ids }: Selection, columns: readonly ShownColumn[]): readonly CompactOrder[] {
  return ids.size === 0 ? NONE : columns.flatMap(({ orders }) => orders.filter(({ id }) => ids.has(id)))
}

const NONE: readonly CompactOrder[] = []

/** Counts the cards that move with this one, itself included. */
export function companionsOf({ id }: { id: number }, { selection, chosen }: { selection: Selection; chosen: readonly unknown[] }): number {
  return selection.ids.has(id) ? chosen.length : 1
}

function idsOf({ orders }: ShownColumn): number[] {
  return orders.map(({ id }) => id)
}
