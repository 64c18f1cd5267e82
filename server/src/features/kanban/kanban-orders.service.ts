import type { BoardColumn, BoardQuery } from '@tracklane/contract/kanban'
import { phrase } from '@tracklane/contract/kit/phrase'
import { STATUS_IDS } from '@tracklane/contract/order-status'
import { z } from 'zod'
import { matchingOrders } from '#features/order-filter/order-filter.service.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { getBoard } from './kanban.service.ts'
import { type CardPlace, type CardRow, type ColumnSum, findCards, sumColumns } from './kanban-orders.queries.ts'

type Column = z.input<typeof BoardColumn>

/** Milliseconds for which a card shows who moved it. */
const JUST_NOW = 120_000

/**
 * Lists the columns of the person's board, the newest moves on top. Totals and sums count the whole filtered column, even when a cursor
 * asks only for its next cards; `whole` counts the column without a filter. A filter on statuses leaves the other columns out.
 */
export async function listBoardOrders(ctx: Context, query: BoardQuery): Promise<Column[]> {
  const { cursor, limit, status_id: wanted = [], ...filter } = query
  if (cursor !== undefined && wanted.length !== 1) throw invalid({ cursor: phrase('kanban', 'More cards load for one column at a time') })
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const matching = matchingOrders(ctx, filter)
  const statuses = wanted.length === 0 ? STATUS_IDS : wanted
  // Nearly every board has a column for each status: reading all costs less than waiting for the board's columns first.
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const [board, sums, whole, cards] = await Promise.all([
    getBoard(ctx),
    sumColumns(ctx.db, matching, statuses),
    isFiltered ? sumColumns(ctx.db, matchingOrders(ctx, {}), statuses) : undefined,
    // One more than shown, to know whether there is a next page.
    findCards(ctx.db, matching, {
      statuses,
      limit: limit + 1,
      after,
      since: new Date(ctx.platform.clock().getTime() - JUST_NOW),
      caller: ctx.actor.name,
    }),
  ])
  const columns = board.columns.map((column) => column.status_id).filter((status) => wanted.length === 0 || wanted.includes(status))
  return columns.map((status_id) => {
    const found = cards.filter((card) => card.status_id === status_id)
    const shown = found.slice(0, limit)
    return {
      status_id,
      ...totalsOf(sums, status_id),
      whole: totalsOf(whole ?? sums, status_id).total,
      orders: shown,
      next_cursor: found.length > limit ? cursorAfter(shown) : null,
    }
  })
}

function totalsOf(all: readonly ColumnSum[], status_id: number): Pick<Column, 'total' | 'sums'> {
  const own = all.filter((sum) => sum.status_id === status_id)
  return {
    total: own.reduce((total, sum) => total + sum.orders, 0),
    sums: own.flatMap(({ currency_code, cod }) => (cod === null ? [] : [{ currency_code, total: cod }])),
  }
}

function cursorAfter(cards: readonly CardRow[]): string | null {
  const last = cards.at(-1)
  return last ? writeCursor(last) : null
}

/** Beyond this number not every microsecond can be counted; it is the year 2255. */
const LATEST = 9_000_000_000_000_000
const MAX_ID = 2_147_483_647

const Place = z.tuple([z.number().int().min(-LATEST).max(LATEST), z.number().int().min(1).max(MAX_ID)])

/** Writes a cursor to the end of a column's shown cards; clients do not read it. */
function writeCursor({ changed, id }: CardPlace): string {
  return Buffer.from(JSON.stringify([changed, id])).toString('base64url')
}

function readCursor(cursor: string): CardPlace {
  const place = Place.safeParse(parsed(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!place.success) throw invalid({ cursor: phrase('validation', 'This value is not valid') })
  const [changed, id] = place.data
  return { changed, id }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
