import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as rest } from 'node:timers/promises'
import { type Bench, embeddedBench, postgresBench } from './databases.ts'
import { forkOwn } from './processes.ts'
import { signIn, type Visitor } from './session.ts'

/**
 * npm run bench:messages: how much slower a move becomes because people are told of it. The same process moves the same orders in turn with
 * and without a worker; the event job is written in both. BENCH_DATABASE_URL measures on PostgreSQL.
 */
const ROUNDS = 5
const MOVES = 200
const [NEW, PROCESSING] = [1, 2]
/** Milliseconds between two moves. */
const PACES = { 'back to back': 0, 'one each 100 ms': 100 }

const bench = await (process.env.BENCH_DATABASE_URL ? postgresBench() : embeddedBench())
try {
  await measure(bench)
} finally {
  await bench.clean()
}

async function measure({ title, serverSettings }: Bench): Promise<void> {
  const env = { ...process.env, ...serverSettings, RATE_LIMIT: 'off', LOG_LEVEL: 'error', PORT: '3987', HOST: '127.0.0.1' }
  const server = forkOwn('messages-server.ts', [], env)
  const [{ url }] = (await once(server, 'message')) as [{ url: string }] // its own message
  try {
    const visitor = await signIn(url)
    const ids = await newOrders(visitor)
    process.stdout.write(`\n${title}: median of a move, by who works jobs off\n`)
    for (const [pace, every] of Object.entries(PACES)) {
      const alone: number[] = []
      const beside: number[] = []
      for (let round = 0; round < ROUNDS + 1; round += 1) {
        const count = every === 0 ? MOVES : MOVES / 5
        const times = [await withWorker(server, false, () => moves(visitor, ids.slice(0, count), every))]
        times.push(await withWorker(server, true, () => moves(visitor, ids.slice(0, count), every)))
        if (round === 0) continue // warming up
        alone.push(times[0] ?? Number.NaN)
        beside.push(times[1] ?? Number.NaN)
      }
      const ratio = median(beside) / median(alone)
      process.stdout.write(`  ${pace.padEnd(16)} nobody ${shown(alone)}, the same process ${shown(beside)}, ratio ${ratio.toFixed(2)}\n`)
    }
  } finally {
    server.disconnect()
    await once(server, 'exit')
  }
}

async function withWorker(server: ChildProcess, isWanted: boolean, measured: () => Promise<number>): Promise<number> {
  const isThere = once(server, 'message')
  server.send(isWanted)
  await isThere
  return measured()
}

/** Moves orders forth and back and returns the median of one move. */
async function moves(visitor: Visitor, ids: readonly number[], every: number): Promise<number> {
  const times: number[] = []
  for (const to of [PROCESSING, NEW]) {
    for (const id of ids) {
      const begun = performance.now()
      const answer = await fetch(`${visitor.url}/api/order/status/${id}/${to}`, { method: 'POST', headers: visitor.headers })
      if (!answer.ok) throw new Error(`A move was refused: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
      times.push(performance.now() - begun)
      if (every > 0) await rest(every)
    }
  }
  return median(times)
}

async function newOrders(visitor: Visitor): Promise<number[]> {
  const pages = await Promise.all([1, 2].map((page) => visitor.get(`/api/order?status_id=${NEW}&per_page=100&page=${page}`)))
  return (pages as { data: { id: number }[] }[]).flatMap(({ data }) => data.map(({ id }) => id)) // our own reply
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

function shown(times: readonly number[]): string {
  return `${median(times).toFixed(1)} ms (${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)})`
}
