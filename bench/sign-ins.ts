import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Bench, embeddedBench, postgresBench } from './databases.ts'
import { forkOwn, startServer } from './processes.ts'
import { signIn, type Visitor } from './session.ts'
import type { Burst } from './sign-ins-burst.ts'

/**
 * npm run bench:sign-ins: the effect of a burst of wrong sign-ins on others, as a ratio to the time of the same list without the burst.
 * BENCH_DATABASE_URL measures on PostgreSQL; SIGN_INS is the number.
 */
const SIGN_INS = Number(process.env.SIGN_INS ?? 1_000)
const QUIET_ROUNDS = 40
/** The second kind does nothing on the server: it shows the cost of so many requests of any kind. */
const KINDS = { login: 'wrong sign-ins', live: 'of the cheapest requests' }
const LIST = '/api/order?per_page=100'

const bench = await (process.env.BENCH_DATABASE_URL ? postgresBench() : embeddedBench())
try {
  await measure(bench)
} finally {
  await bench.clean()
}

async function measure({ title, ...where }: Bench): Promise<void> {
  const server = await startServer({ title, ...where }, { RATE_LIMIT: 'on' })
  try {
    const visitor = await signIn(server.url)
    await lists(visitor, (count) => count < 10) // warming up
    const quiet = await lists(visitor, (count) => count < QUIET_ROUNDS)
    process.stdout.write(`\n${title}: a list of 100 with gzip takes ${times(quiet)} when all is quiet\n`)
    for (const [kind, name] of Object.entries(KINDS)) {
      const burst = await startBurst(server.url, kind)
      const loud = await lists(visitor, () => burst.isRunning())
      process.stdout.write(`  ${SIGN_INS.toLocaleString('en')} ${name} at once, answered ${shown(await burst.done)}\n`)
      process.stdout.write(`    ${times(loud)} meanwhile (${loud.length} of them): ratio of the medians ${ratio(quiet, loud, 0.5)}\n`)
    }
  } finally {
    await server.stop()
  }
}

/** Starts a burst in a process of its own, so that sending does not disturb the measurement. The process reports when it begins. */
async function startBurst(url: string, kind: string): Promise<{ done: Promise<Burst>; isRunning(): boolean }> {
  const child = forkOwn('sign-ins-burst.ts', [kind, url, String(SIGN_INS)])
  await heard(child)
  let isRunning = true
  const done = heard(child).then((statuses) => {
    isRunning = false
    return statuses as Burst // its last message
  })
  return { done, isRunning: () => isRunning }
}

async function heard(child: ChildProcess): Promise<unknown> {
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (typeof said !== 'number') return said
  throw new Error(`The burst ended with ${said}`)
}

/** Measures lists one after the other, in milliseconds. */
async function lists({ url, headers }: Visitor, goOn: (count: number) => boolean): Promise<number[]> {
  const taken: number[] = []
  while (goOn(taken.length)) {
    const begun = performance.now()
    const answer = await fetch(`${url}${LIST}`, { headers: { ...headers, 'accept-encoding': 'gzip' } })
    await answer.arrayBuffer()
    if (!answer.ok || answer.headers.get('content-encoding') !== 'gzip') throw new Error(`${LIST} answered ${answer.status}`)
    taken.push(performance.now() - begun)
  }
  return taken
}

function times(taken: number[]): string {
  return `${at(taken, 0.5).toFixed(0)} ms (slowest ${at(taken, 1).toFixed(0)})`
}

function ratio(quiet: number[], loud: number[], part: number): string {
  return (at(loud, part) / at(quiet, part)).toFixed(2)
}

function at(taken: number[], part: number): number {
  return taken.toSorted((a, b) => a - b)[Math.ceil(part * (taken.length - 1))] ?? Number.NaN
}

function shown(statuses: Burst): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ')
}
