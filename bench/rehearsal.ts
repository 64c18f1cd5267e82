import { type Bench, embeddedBench, postgresBench } from './databases.ts'
import { startServer } from './processes.ts'
import { signIn, type Visitor } from './session.ts'

/** npm run bench:rehearsal: the cost of a rehearsal of thirty days, and its cost for everybody else. BENCH_DATABASE_URL adds PostgreSQL. */
const ROUNDS = 5

interface Flow {
  readonly id: number
  readonly links: readonly { status_from: number; status_to: number; roles: string[] }[]
}

for (const made of [
  ...(process.env.BENCH_DATABASE_URL ? [postgresBench] : []),
  ...(process.env.BENCH_EMBEDDED === 'off' ? [] : [embeddedBench]),
])
  await measure(await made())

async function measure(bench: Bench): Promise<void> {
  const server = await startServer(bench)
  try {
    const admin = await signIn(server.url, 'admin')
    const logist = await signIn(server.url)
    const { data } = (await admin.get('/api/order-flow/default')) as { data: Flow } // the shape of the contract
    const rehearse = () => rehearseOnce(admin, { ...data, links: data.links.filter(({ status_to }) => status_to !== 9) })
    await rehearse()
    const quiet = await waitsDuring(logist, () => new Promise((resolve) => setTimeout(resolve, 2_000)))
    const took: number[] = []
    let said = ''
    const busy = await waitsDuring(logist, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        took.push(
          await timed(async () => {
            said = await rehearse()
          }),
        )
      }
    })
    say(`${bench.title}: ${said}; ${at(took, 0.5)} ms, slowest ${at(took, 1)} (at most 2,000)`)
    say(`  of ${busy.length} others p95 ${at(busy, 0.95)} ms, slowest ${at(busy, 1)} (quiet: ${at(quiet, 0.95)} and ${at(quiet, 1)})`)
  } finally {
    await server.stop()
    await bench.clean()
  }
}

async function rehearseOnce({ url, headers }: Visitor, { id, links }: Flow): Promise<string> {
  const answer = await fetch(`${url}/api/order-flow/${id}/rehearse`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ links: links.map(({ status_from, status_to, roles }) => ({ status_from, status_to, roles })) }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { data } = (await answer.json()) as { data: { moves: number; refused: number } } // the shape of the contract
  return `${data.refused.toLocaleString('en')} of ${data.moves.toLocaleString('en')} moves refused`
}

/** Measures how long another person waits for one order, again and again during the work. */
async function waitsDuring(visitor: Visitor, work: () => Promise<unknown>): Promise<number[]> {
  const { data } = (await visitor.get('/api/order?per_page=10')) as { data: { id: number }[] } // the shape of the list's answer
  const waits: Promise<number>[] = []
  const asking = setInterval(() => waits.push(timed(() => visitor.get(`/api/order/${data[0]?.id}`))), 10)
  await work()
  clearInterval(asking)
  return Promise.all(waits)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function at(values: readonly number[], part: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(0)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
