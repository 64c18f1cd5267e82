import type { CurrencySum } from '@tracklane/contract/currency'
import type { BoardColumn, CompactOrder, KanbanColumn } from '@tracklane/contract/kanban'
import { addMoney, negateMoney } from '@tracklane/contract/kit/money'
import { PAYMENT_TYPE } from '@tracklane/contract/order'

/** A move of the person that the server's answer does not show yet. */
export interface PendingMove {
  readonly order: CompactOrder
  readonly to: number
  /** The time of the move, from which the card counts as new in its status. */
  readonly at: string
}

/** A column of the person's board with its cards, ready to draw. */
export type ShownColumn = BoardColumn & Pick<KanbanColumn, 'wip_limit' | 'collapsed'>

/** Returns the columns in the order of the board; a column missing from the answer is empty. */
export function shownColumns(layout: readonly KanbanColumn[], answer: readonly BoardColumn[], only?: readonly number[]): ShownColumn[] {
  const byStatus = new Map(answer.map((column) => [column.status_id, column]))
  return [...layout]
    .filter((column) => !only?.length || only.includes(column.status_id))
    .sort((left, right) => left.position - right.position)
    .map(({ status_id, wip_limit, collapsed }) => ({ ...(byStatus.get(status_id) ?? { ...EMPTY, status_id }), wip_limit, collapsed }))
}

const EMPTY: Omit<BoardColumn, 'status_id'> = { total: 0, whole: 0, sums: [], orders: [], next_cursor: null }

/** Returns the server's columns with the person's own moves on top. A card that went elsewhere meanwhile stays there. */
export function withMoves<Column extends BoardColumn>(columns: readonly Column[], moves: readonly PendingMove[]): readonly Column[] {
  return moves.reduce<readonly Column[]>(withMove, columns)
}

function withMove<Column extends BoardColumn>(columns: readonly Column[], { order, to, at }: PendingMove): readonly Column[] {
  const from = columns.find((column) => column.orders.some((one) => one.id === order.id))
  if (!from || from.status_id !== order.status_id || from.status_id === to) return columns
  const moved = { ...order, status_id: to, sub_status_id: null, sub_status: null, status_changed_at: at }
  return columns.map((column) => {
    if (column.status_id === from.status_id) return taken(column, order)
    return column.status_id === to ? withOrder(column, moved) : column
  })
}

function taken<Column extends BoardColumn>(column: Column, order: CompactOrder): Column {
  const orders = column.orders.filter((one) => one.id !== order.id)
  return {
    ...column,
    orders,
    total: column.total - 1,
    whole: column.whole - 1,
    sums: withSum(column.sums, order, negateMoney(order.total)),
  }
}

function withOrder<Column extends BoardColumn>(column: Column, order: CompactOrder): Column {
  return {
    ...column,
    orders: [order, ...column.orders],
    total: column.total + 1,
    whole: column.whole + 1,
    sums: withSum(column.sums, order, order.total),
  }
}

function withSum(sums: readonly CurrencySum[], order: CompactOrder, amount: string): CurrencySum[] {
  if (order.payment_type !== PAYMENT_TYPE.COD) return [...sums]
  const known = sums.find((sum) => sum.currency_code === order.currency_code)
  if (!known) return [...sums, { currency_code: order.currency_code, total: amount }]
  return sums
    .map((sum) => (sum === known ? { ...sum, total: addMoney(sum.total, amount) } : sum))
    .filter((sum) => !/^-?0*(\.0*)?$/.test(sum.total))
}

/** Returns the column collapsed or not: the person's choice, else the setting of the board. */
export function foldedAs(column: ShownColumn, collapsed = column.collapsed): ShownColumn {
  return collapsed === column.collapsed ? column : { ...column, collapsed }
}

/** Returns the columns, keeping the object of each unchanged column, so that it is not drawn again. */
export function keptColumns(before: readonly ShownColumn[], columns: readonly ShownColumn[]): readonly ShownColumn[] {
  const known = new Map(before.map((column) => [column.status_id, column]))
  const kept = columns.map((column) => {
    const old = known.get(column.status_id)
    return old && isSame(old, column) ? old : column
  })
  return kept.length === before.length && kept.every((column, at) => column === before[at]) ? before : kept
}

/** Compares the content: an answer without changes in a column brings the same list. */
function isSame(old: ShownColumn, column: ShownColumn): boolean {
  const fields = Object.keys(column) as (keyof ShownColumn)[] // the object has exactly this type
  return fields.every((field) => old[field] === column[field])
}
