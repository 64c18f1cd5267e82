import type { BoardColumn, BoardQuery } from '@tracklane/contract/kanban'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { z } from 'zod'
import { isNarrow, matchingOrders } from '#features/order/order-filter.service.ts'
import { flowIds } from '#features/order-flow/order-flow.service.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { getBoard } from './kanban.service.ts'
import { type CardRow, type ColumnSum, findCards, sumColumns } from './kanban-orders.queries.ts'

type Column = z.input<typeof BoardColumn>

/**
 * The columns of the person's board with their newest moves on top. Totals and sums count the whole filtered column, also
 * when a cursor asks for its next cards only. A filter on statuses leaves the other columns out.
 */
export async function listBoardOrders(ctx: Context, query: BoardQuery): Promise<Column[]> {
  const { cursor, limit, status_id: wanted = [], ...filter } = query
  if (cursor !== undefined && wanted.length !== 1) throw invalid({ cursor: phrase('kanban', 'More cards come for one column at a time') })
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const condition = matchingOrders(ctx, filter)
  const board = await getBoard(ctx)
  const statuses = board.columns.map((column) => column.status_id).filter((status) => wanted.length === 0 || wanted.includes(status))

  const [sums, cards, flowOf] = await Promise.all([
    sumColumns(ctx.db, condition, statuses),
    // One more than is shown tells whether there is a next page.
    findCards(ctx.db, condition, { statuses, limit: limit + 1, after, isNarrow: isNarrow(ctx, filter) }),
    flowIds(ctx),
  ])
  return statuses.map((status_id) => {
    const found = cards.filter((card) => card.status_id === status_id)
    const shown = found.slice(0, limit)
    return {
      status_id,
      ...totalsOf(sums.filter((sum) => sum.status_id === status_id)),
      orders: shown.map((card) => ({ ...card, flow_id: flowOf(card.organization_id, card.country_id) })),
      next_cursor: found.length > limit ? cursorAfter(shown) : null,
    }
  })
}

function totalsOf(sums: readonly ColumnSum[]): Pick<Column, 'total' | 'sums'> {
  return {
    total: sums.reduce((total, sum) => total + sum.orders, 0),
    sums: sums.flatMap(({ currency_code, cod }) => (cod === null ? [] : [{ currency_code, total: cod }])),
  }
}

function cursorAfter(cards: readonly CardRow[]): string | null {
  const last = cards.at(-1)
  return last ? writeCursor(last) : null
}
