import type { OrderRow } from '@tracklane/contract/order'
import type { Visitor } from '#testing/app.ts'
import { type Format, tableIn } from './cells.testing.ts'

interface Wish {
  readonly format?: Format
  readonly [field: string]: unknown
}

/** Returns the table that this person gets. */
export async function exported(visitor: Visitor, wish: Wish, headers: Record<string, string> = {}, path = '/order/export') {
  const answer = await visitor.post(path, wish, headers)
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  return tableIn(answer.rawPayload, wish.format ?? 'xlsx')
}

/** Returns all pages of the list. */
export async function everyPage(visitor: Visitor, sort: string, filter = ''): Promise<OrderRow[]> {
  const orders: OrderRow[] = []
  for (let page = 1; ; page += 1) {
    const { data, meta } = (await visitor.get(`/order?per_page=100&page=${page}&sort=${sort}&${filter}`)).json()
    orders.push(...data)
    if (page >= meta.last_page) return orders
  }
}
