import type { CompactOrder } from '@tracklane/contract/kanban'
import type { ShownColumn } from './board-columns.rules.ts'

/** The cards chosen for something to be done with them together. */
export interface Selection {
  readonly ids: ReadonlySet<number>
  /** The card chosen last, one by one: a range begins there. */
  readonly last?: number | undefined
}

export const NOTHING_SELECTED: Selection = { ids: new Set() }

export function toggled({ ids }: Selection, id: number): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, last: id }
}

/** With all cards of a column that have been loaded. */
export function withColumn(selection: Selection, columns: readonly ShownColumn[], status: number): Selection {
  const column = columns.find(({ status_id }) => status_id === status)
  return column ? added(selection, idsOf(column)) : selection
}

function added(selection: Selection, ids: readonly number[]): Selection {
  return { ...selection, ids: new Set([...selection.ids, ...ids]) }
}

/** The card chosen last stays the beginning of a range, even where it is no longer chosen. */
export function without(selection: Selection, gone: readonly number[]): Selection {
  if (!gone.some((id) => selection.ids.has(id))) return selection
  const leaving = new Set(gone)
  return { ...selection, ids: new Set([...selection.ids].filter((id) => !leaving.has(id))) }
}

/** Refetches leave cards chosen; one that leaves the board is forgotten. */
export function presentOnly(selection: Selection, cards: ReadonlyMap<number, unknown>): Selection {
  return without(
    selection,
    [...selection.ids].filter((id) => !cards.has(id)),
  )
}

/** With everything from the card chosen last to this one where both stand in one column; else this one alone. */
export function rangedTo(selection: Selection, columns: readonly ShownColumn[], to: number): Selection {
  const range = selection.last === undefined ? undefined : rangeBetween(columns, selection.last, to)
  return range ? added(selection, range) : toggled(selection, to)
}

function rangeBetween(columns: readonly ShownColumn[], from: number, to: number): number[] | undefined {
  const ids = columns.map(idsOf).find((column) => column.includes(to)) ?? []
  const [start = -1, end = -1] = [ids.indexOf(from), ids.indexOf(to)].sort((left, right) => left - right)
  return start < 0 ? undefined : ids.slice(start, end + 1)
}

/** The chosen cards as they stand on the board, column by column. */
export function chosenOrders({ ids }: Selection, columns: readonly ShownColumn[]): readonly CompactOrder[] {
  return ids.size === 0 ? NONE : columns.flatMap(({ orders }) => orders.filter(({ id }) => ids.has(id)))
}

const NONE: readonly CompactOrder[] = []

/** How many cards go where this one goes, itself included. */
export function companionsOf({ id }: { id: number }, { selection, chosen }: { selection: Selection; chosen: readonly unknown[] }): number {
  return selection.ids.has(id) ? chosen.length : 1
}

function idsOf({ orders }: ShownColumn): number[] {
  return orders.map(({ id }) => id)
}
