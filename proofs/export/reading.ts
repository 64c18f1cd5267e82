import type { IncomingMessage } from 'node:http'
import { type cellsOf, type Format, tableIn, type Value } from '../../server/src/features/order-export/cells.testing.ts'
import type { Client } from '../kit/client.ts'

type OrderRow = Parameters<typeof cellsOf>[0]

const SORT = '-total,id'

export interface Read {
  readonly format: Format
  /** The rows below the header. */
  readonly rows: Value[][]
  readonly bytes: number
  readonly milliseconds: number
}

export function begin(client: Client, format: Format): Promise<IncomingMessage> {
  const wish = { format, filters: { sort: SORT, archived: 'any' } }
  return client.begin('POST', '/api/order/export', wish, { 'x-tz-name': 'Europe/Berlin', 'accept-language': 'en' })
}

export async function read(client: Client, format: Format): Promise<Read> {
  const begun = performance.now()
  const answer = await begin(client, format)
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer) // no encoding is set
  const milliseconds = performance.now() - begun
  const bytes = Buffer.concat(parts)
  if (answer.statusCode !== 200) throw new Error(`An export was answered ${answer.statusCode}: ${bytes.toString().slice(0, 300)}`)
  const [, ...rows] = await tableIn(bytes, format)
  return { format, rows, bytes: bytes.length, milliseconds }
}

export async function lengthOf(answer: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const part of answer) bytes += (part as Buffer).length // no encoding is set
  return bytes
}

/** Reads the rows as the list has them. */
export async function everyPage(client: Client): Promise<OrderRow[]> {
  const orders: OrderRow[] = []
  for (let page = 1; ; page += 1) {
    const { status, text } = await client.ask('GET', `/api/order?archived=any&per_page=100&page=${page}&sort=${SORT}`)
    if (status !== 200) throw new Error(`A page was answered ${status}: ${text.slice(0, 300)}`)
    const { data, meta } = JSON.parse(text) as { data: OrderRow[]; meta: { last_page: number } } // it passed the schema of its endpoint
    orders.push(...data)
    if (page >= meta.last_page) return orders
  }
}
