import type { CurrencySum } from '@tracklane/contract/currency'
import type { BoardColumn, CompactOrder, KanbanColumn } from '@tracklane/contract/kanban'
import { addMoney, negateMoney } from '@tracklane/contract/kit/money'
import { PAYMENT_TYPE } from '@tracklane/contract/order'

/** A move the person has made and the server has not told about yet. */
export interface PendingMove {
  readonly order: CompactOrder
  readonly to: number
  /** When it was made: the card is new in its status from then on. */
  readonly at: string
}

/** A column of the person's board with its cards, as the screen draws it. */
export type ShownColumn = BoardColumn & Pick<KanbanColumn, 'wip_limit' | 'collapsed'>

/** The columns of the board in its order; a column the answer has nothing about is empty. */
export function shownColumns(layout: readonly KanbanColumn[], answer: readonly BoardColumn[], only?: readonly number[]): ShownColumn[] {
  const byStatus = new Map(answer.map((column) => [column.status_id, column]))
  return [...layout]
    .filter((column) => !only?.length || only.includes(column.status_id))
    .sort((left, right) => left.position - right.position)
    .map(({ status_id, wip_limit, collapsed }) => ({ ...(byStatus.get(status_id) ?? { ...EMPTY, status_id }), wip_limit, collapsed }))
}

const EMPTY: Omit<BoardColumn, 'status_id'> = { total: 0, whole: 0, sums: [], orders: [], next_cursor: null }

/** The truth with the person's own moves laid over it; a card that meanwhile went elsewhere stays where it is. */
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

/** Collapsed or not as the person has said; where nothing was said as the board has it. */
export function foldedAs(column: ShownColumn, collapsed = column.collapsed): ShownColumn {
  return collapsed === column.collapsed ? column : { ...column, collapsed }
}

/** The columns, each the same object as before where nothing in it is another: those need not be drawn anew. */
export function keptColumns(before: readonly ShownColumn[], columns: readonly ShownColumn[]): readonly ShownColumn[] {
  const known = new Map(before.map((column) => [column.status_id, column]))
  const kept = columns.map((column) => {
    const old = known.get(column.status_id)
    return old && isSame(old, column) ? old : column
  })
  return kept.length === before.length && kept.every((column, at) => column === before[at]) ? before : kept
}

/** Compared by what stands in them: an answer that leaves a column's cards as they were brings the same list. */
function isSame(old: ShownColumn, column: ShownColumn): boolean {
  const fields = Object.keys(column) as (keyof ShownColumn)[] // an object literal of that type
  return fields.every((field) => old[field] === column[field])
}
