import { Client, LOGIST, PASSWORD } from '../kit/client.ts'
import type { Finding } from '../kit/report.ts'
import { type Print, printersOf } from './prints.ts'

interface Burst {
  readonly people: readonly Client[]
  readonly kinds: readonly Print[]
  /** The number of prints of each kind. */
  readonly prints: number
  readonly port: number
}

interface Made {
  readonly what: string
  readonly status: number
  readonly problem: string | undefined
}

const EXPORT = { format: 'csv', filters: { archived: 'any' } }

/** Sends all prints at once, each once, by the people in turn. */
export async function burst({ people, kinds, prints, port }: Burst): Promise<Finding> {
  const others = await watch(port)
  const printed = kinds.flatMap((print) =>
    Array.from({ length: prints }, (_, index) => made(someone(printersOf(print, people), index), print)),
  )
  const exported = people.slice(0, 2).map((one) => made(one, { kind: 'export', method: 'POST', path: '/api/order/export', body: EXPORT }))
  const all = await Promise.all([...printed, ...exported])
  const { live, order } = await others.end()
  const count = (status: number) => all.filter((one) => one.status === status).length
  return {
    figures: [
      `${all.length} at once: ${count(200)} made, ${count(429)} × 429; meanwhile the slowest /health/live ${live} ms, the slowest order ${order} ms`,
    ],
    violations: all.flatMap(({ what, problem }) => (problem ? `${what}: ${problem}` : [])),
  }
}

function someone(people: readonly Client[], index: number): Client {
  const one = people[index % people.length]
  if (!one) throw new Error('There are no people')
  return one
}

interface Wish extends Omit<Print, 'kind'> {
  readonly kind: Print['kind'] | 'export'
}

/** Reads one file to its end, and says what is wrong with the file or its refusal. */
export async function made(client: Client, { kind, method, path, body }: Wish): Promise<Made> {
  try {
    const answer = await client.begin(method, path, body)
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(part as Buffer) // no encoding is set
    const status = answer.statusCode ?? 0
    return {
      what: kind,
      status,
      problem: problemOf(kind, status, { bytes: Buffer.concat(parts), retryAfter: answer.headers['retry-after'] }),
    }
  } catch (error) {
    return { what: kind, status: 0, problem: error instanceof Error ? error.message : String(error) }
  }
}

function problemOf(kind: Wish['kind'], status: number, { bytes, retryAfter }: { bytes: Buffer; retryAfter: string | undefined }) {
  if (status === 429) return Number(retryAfter) > 0 ? undefined : 'refused without Retry-After'
  if (status !== 200) return `answered ${status}: ${bytes.toString().slice(0, 200)}`
  if (kind === 'export') return bytes.length > 1_000 ? undefined : `an export of ${bytes.length} bytes`
  const isWhole = bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-6).toString().trim() === '%%EOF'
  return isWhole ? undefined : `no whole document, ${bytes.length} bytes`
}

/** Measures how long others wait meanwhile, in milliseconds. */
async function watch(port: number) {
  const colleague = new Client(port, 2)
  await colleague.login(LOGIST, PASSWORD)
  const { data } = JSON.parse((await colleague.ask('GET', '/api/order?per_page=10')).text) as { data: { id: number }[] } // the list's answer
  let isOver = false
  const slowest = async (path: string): Promise<number> => {
    let longest = 0
    while (!isOver) {
      const begun = performance.now()
      await colleague.ask('GET', path)
      longest = Math.max(longest, performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return Math.round(longest)
  }
  const looking = Promise.all([slowest('/health/live'), slowest(`/api/order/${data[0]?.id}`)])
  return {
    async end() {
      isOver = true
      const [live, order] = await looking
      colleague.close()
      return { live, order }
    },
  }
}
