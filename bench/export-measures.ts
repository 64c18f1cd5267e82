import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { parseCsv } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import { type ExportColumn, SPECIFIED_COLUMNS } from '../contract/src/order-export.ts'
import { spawnOwn } from '../proofs/kit/child.ts'
import type { Visitor } from './session.ts'

export interface Export {
  readonly format: 'csv' | 'xlsx'
  readonly milliseconds: number
  readonly firstByte: number
  readonly bytes: number
  readonly rows: number
}

const TOO_MANY = 429
const ASK_AGAIN_MS = 20

/** Reads one file to its end, or only its beginning. Asks again while the person has no turn. */
export async function exportOnce(
  { url, headers }: Visitor,
  format: Export['format'],
  signal?: AbortSignal,
  onlyBegin = false,
): Promise<Export> {
  const begun = performance.now()
  const answer = await fetch(`${url}/api/order/export`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify({ format, filters: { archived: 'any' } }),
    ...(signal && { signal }),
  })
  if (answer.status === TOO_MANY) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    return exportOnce({ url, headers } as Visitor, format, signal, onlyBegin) // the caller's own
  }
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`)
  let [bytes, firstByte] = [0, 0]
  for await (const part of answer.body) {
    firstByte ||= performance.now() - begun
    bytes += part.byteLength
    if (onlyBegin) break
  }
  return { format, milliseconds: performance.now() - begun, firstByte, bytes, rows: Number(answer.headers.get('x-total-rows')) }
}

/** The 21 columns as PostgreSQL writes them itself; nobody reads the output. */
const COPY = `copy (
  select o.id, o.status_id, ss.name, o.foreign_id, o.track, o.customer_full_name, o.customer_phone, o.customer_address, o.payment_type,
    c.name, k.first_name || ' ' || k.last_name, o.products, o.products_amount, o.delivery_from, o.delivered_at, o.order_price,
    o.delivery_price, o.total, o.currency_code, o.created_at, o.archived_at is not null
  from orders o join countries c on c.id = o.country_id
  left join order_sub_statuses ss on ss.id = o.sub_status_id left join couriers k on k.id = o.courier_id
  where o.deleted_at is null order by o.created_at desc, o.id desc
) to stdout with (format csv)`

export async function copyAlone(databaseUrl: string): Promise<void> {
  const psql = spawnOwn('psql', [databaseUrl, '-c', COPY], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(psql, 'exit')
  if (code !== 0) throw new Error('COPY failed')
}

/** The cells of the file as in a spreadsheet, ready in memory. */
export interface Cells {
  readonly heads: readonly string[]
  readonly rows: (string | number | null)[][]
}

/** Reads the cells from a CSV file of the same orders. */
export async function cellsOf({ url, headers }: Visitor): Promise<Cells> {
  const answer = await fetch(`${url}/api/order/export`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'csv', filters: { archived: 'any' } }),
  })
  const [heads = [], ...lines] = parseCsv(await answer.text()) as string[][] // no types are guessed
  return { heads, rows: lines.map((line) => line.map((text, index) => cellOf(text, SPECIFIED_COLUMNS[index]))) }
}

const INSTANTS: ReadonlySet<ExportColumn | undefined> = new Set(['delivery_from', 'delivered_at', 'created_at'])
const AMOUNTS: ReadonlySet<ExportColumn | undefined> = new Set(['order_price', 'delivery_price', 'total'])
const NUMBERS: ReadonlySet<ExportColumn | undefined> = new Set(['id', 'products_amount', ...AMOUNTS])
/** 1970-01-01 as the number of days in a spreadsheet. */
const EPOCH = 25_569
const DAY_MS = 86_400_000

function cellOf(text: string, column: ExportColumn | undefined): string | number | null {
  if (text === '') return null
  if (NUMBERS.has(column)) return Number(text)
  if (!INSTANTS.has(column)) return text
  const [day = 1, month = 1, year = 0, hour, minute, second] = text.split(/\D/).map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second) / DAY_MS + EPOCH
}

/** Writes the same cells with the formats of the file, and drops the output. */
export async function writerAlone({ heads, rows }: Cells): Promise<void> {
  const columns = heads.map((header, index) => ({ header, width: 20, ...formatOf(SPECIFIED_COLUMNS[index]) }))
  for await (const _ of writeXlsxStream(rows, { name: 'Orders', columns }));
}

function formatOf(column: ExportColumn | undefined): { numFmt?: string } {
  if (INSTANTS.has(column)) return { numFmt: 'dd.mm.yyyy hh:mm:ss' }
  return AMOUNTS.has(column) ? { numFmt: '#,##0.00##' } : {}
}

/** Returns the megabytes of the process; 0 where the system does not say. */
export function memoryOf(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return 0
  }
}

const LOOK_EVERY_MS = 20

/** Calls `look` again and again until the work is done. */
export async function untilDone<Result>(work: Promise<Result>, look: () => void): Promise<Result> {
  const timer = setInterval(look, LOOK_EVERY_MS)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}
