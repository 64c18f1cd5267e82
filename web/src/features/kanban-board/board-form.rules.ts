import type { KanbanColumn } from '@tracklane/contract/kanban'
import { STATUS_IDS } from '@tracklane/contract/order-status'

/** A status in the editor, on the board or not. */
export interface ColumnValue {
  /** The id of the status. */
  readonly id: number
  readonly isShown: boolean
  readonly wip_limit: number | null
  readonly collapsed: boolean
}

/** A board in the form. */
export interface BoardValues {
  name: string
  organization_id: number | null
  country_id: number | null
  columns: readonly ColumnValue[]
}

interface BoardContent {
  readonly name: string
  readonly organization_id: number | null
  readonly country_id: number | null
  readonly columns: readonly KanbanColumn[]
}

/** Returns the board's columns in their order, followed by the statuses it leaves out. */
export function valuesOf({ name, organization_id, country_id, columns }: BoardContent): BoardValues {
  const shown = [...columns]
    .sort((left, right) => left.position - right.position)
    .map(({ status_id, wip_limit, collapsed }) => ({ id: status_id, isShown: true, wip_limit, collapsed }))
  const others = STATUS_IDS.filter((id) => !columns.some(({ status_id }) => status_id === id))
  const hidden = others.map((id) => ({ id, isShown: false, wip_limit: null, collapsed: false }))
  return { name, organization_id, country_id, columns: [...shown, ...hidden] }
}

/** Makes a copy of a board for a country; the organization is chosen later. */
export function copyOf(board: BoardContent, name: string, country_id: number | null): BoardValues {
  return { ...valuesOf(board), name, organization_id: null, country_id }
}

/** Returns the body for the API. */
export function contentOf({ name, columns }: Pick<BoardValues, 'name' | 'columns'>) {
  return { name: name.trim(), columns: columnsOf(columns) }
}

export function draftOf(values: BoardValues) {
  const { organization_id, country_id } = values
  return { ...contentOf(values), ...(organization_id !== null && { organization_id }), country_id }
}

function columnsOf(columns: readonly ColumnValue[]): KanbanColumn[] {
  return columns
    .filter(({ isShown }) => isShown)
    .map(({ id, wip_limit, collapsed }, index) => ({ status_id: id, position: index + 1, wip_limit, collapsed }))
}

/** Finds the error of a column's limit: errors are numbered by the shown columns. */
export function limitErrorOf<Text>(
  columns: readonly ColumnValue[],
  status: number,
  errors: Readonly<Record<string, Text>>,
): Text | undefined {
  const shown = columns.filter(({ isShown }) => isShown)
  return errors[`columns.${shown.findIndex(({ id }) => id === status)}.wip_limit`]
}
