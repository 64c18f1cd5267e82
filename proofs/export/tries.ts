import { cellsOf, type Format, type Value } from '../../server/src/features/order-export/cells.testing.ts'
import { Client, LOGIST, PASSWORD } from '../kit/client.ts'
import type { Finding } from '../kit/report.ts'
import { begin, everyPage, lengthOf, type Read, read } from './reading.ts'

const FORMATS: readonly Format[] = ['xlsx', 'csv']
const MOVES = 40
/** Twice the milliseconds that an export may run before it checks the rights again. */
const LATER = 2_000

async function as<Result>(port: number, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client(port, 8)
  try {
    await client.login(LOGIST, PASSWORD)
    return await work(client)
  } finally {
    client.close()
  }
}

export function cellByCell(port: number): Promise<Finding> {
  return as(port, async (logist) => {
    const orders = await everyPage(logist)
    const found: Finding[] = []
    for (const format of FORMATS) {
      const file = await read(logist, format)
      const expected = new Map(orders.map((order) => [order.id, [cellsOf(order, format)]]))
      const ids = orders.map(({ id }) => id).join()
      const isInOrder = file.rows.map(([id]) => id).join() === ids
      found.push({
        figures: [`${format}: ${file.rows.length} of ${orders.length} orders, ${figureOf(file)}`],
        violations: [...differing(file, expected), ...(isInOrder ? [] : [`${format}: not in the order of the list`])],
      })
    }
    return together(found)
  })
}

export function besideMoves(port: number): Promise<Finding> {
  return as(port, async (logist) => {
    const before = await everyPage(logist)
    const moved = before.filter(({ status_id, archived }) => status_id === 1 && !archived).slice(0, MOVES)
    let areRead = false
    const reading = Promise.all(FORMATS.map((format) => read(logist, format))).finally(() => {
      areRead = true
    })
    let meanwhile = 0
    const statuses: number[] = []
    for (const { id } of moved) {
      statuses.push((await logist.ask('POST', `/api/order/status/${id}/2`)).status)
      if (!areRead) meanwhile += 1
    }
    const files = await reading
    const after = new Map((await everyPage(logist)).map((order) => [order.id, order]))
    const lawful = (format: Format) =>
      new Map(before.map((order) => [order.id, [order, after.get(order.id) ?? order].map((one) => cellsOf(one, format))]))
    return {
      figures: [`both at once beside ${meanwhile} moves: ${files.map(figureOf).join(', ')}`],
      violations: [
        ...statuses.filter((status) => status !== 200).map((status) => `a move was answered ${status}`),
        ...files.flatMap((file) => differing(file, lawful(file.format))),
      ],
    }
  })
}

/** Holds two exports open by not reading them, and asks for a third. */
export function thirdAtOnce(port: number): Promise<Finding> {
  return as(port, async (logist) => {
    const files = [await begin(logist, 'csv'), await begin(logist, 'csv'), await begin(logist, 'csv')]
    const statuses = files.map(({ statusCode }) => statusCode).join()
    const bytes = await Promise.all(files.map(lengthOf))
    const next = await begin(logist, 'csv')
    next.destroy()
    const isKept = statuses === '200,200,429' && bytes[0] === bytes[1] && next.statusCode === 200
    return {
      figures: ['a third at once is refused'],
      violations: isKept ? [] : [`three at once: ${statuses}, ${bytes.join()} bytes, then ${next.statusCode}`],
    }
  })
}

export function signedOut(port: number): Promise<Finding> {
  return as(port, async (logist) => {
    const file = await begin(logist, 'csv')
    const { status } = await logist.ask('POST', '/api/user/logout')
    await new Promise((resolve) => setTimeout(resolve, LATER))
    const end = await lengthOf(file).then(
      (bytes) => `whole, ${bytes} bytes`,
      ({ message }: Error) => message,
    )
    return {
      figures: ['a file ends with its session'],
      violations: end === 'aborted' ? [] : [`a file of somebody who has signed out (${status}): ${end}`],
    }
  })
}

/** Returns orders that do not stand in the file exactly once, as one of their possible rows. */
function differing({ format, rows }: Read, lawful: ReadonlyMap<number, readonly Value[][]>): string[] {
  const seen = new Set<number>()
  const violations: string[] = []
  for (const row of rows) {
    const id = Number(row[0])
    const isLawful = (lawful.get(id) ?? []).some((one) => JSON.stringify(one) === JSON.stringify(row))
    if (seen.has(id)) violations.push(`${format}: order ${id} stands there twice`)
    else if (!isLawful) violations.push(`${format}: ${JSON.stringify(row).slice(0, 300)} is not order ${id}`)
    seen.add(id)
  }
  const missing = [...lawful.keys()].filter((id) => !seen.has(id))
  return [...violations, ...(missing.length > 0 ? [`${format}: ${missing.length} orders are missing, the first: ${missing[0]}`] : [])]
}

function figureOf({ format, bytes, milliseconds }: Read): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB of ${format} in ${(milliseconds / 1000).toFixed(1)} s`
}

function together(findings: readonly Finding[]): Finding {
  return { figures: findings.flatMap(({ figures }) => figures), violations: findings.flatMap(({ violations }) => violations) }
}
