import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnOwn } from '../kit/child.ts'
import { Client, LOGIST, PASSWORD } from '../kit/client.ts'
import { type MakePlace, makeFolder, onEach } from '../kit/places.ts'
import { defineProof, type Options } from '../kit/proof.ts'
import { type Finding, spread } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'
import type { Answered } from './burst.ts'

export const proof = defineProof({
  name: 'login-burst',
  promise:
    'of a burst of wrong sign-ins from one address no more than the limit reach the password’s hash, few at once; the others are refused and told when to come back, and nobody else is refused anything',
  how: '1,000 at the same time on connections that stand, each with another login, and again as soon as all are answered, ten times; the server counts what its hash is asked for; a colleague reads orders before and meanwhile',
  minutes: 1,
  paths: [
    'server/src/features/auth',
    'server/src/platform/session',
    'server/src/platform/turnstile.ts',
    'server/src/platform/http',
    'proofs/login-burst',
    ':!*.test.ts',
  ],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'server',
  short: '`login-burst.test.ts`, 200 at once',
  fault: 'the tries of an address counted after they were made instead of before',
  options: { logins: 1_000, waves: 10 },
  run: (options) => onEach(options, (makePlace) => burst(makePlace, options)),
})

type Own = { logins: number; waves: number }

/** The most sign-ins from one address in a minute. */
const LIMIT = 100
const MINUTE_MS = 60_000
/** Checks use at most two of libuv's four threads; the others stay free for other people. */
const AT_ONCE = 2
const QUIET_READS = 200
const LIST = '/api/order?per_page=25'

async function burst(makePlace: MakePlace, { port, seed, own }: Options<Own>): Promise<Finding> {
  const place = await makePlace()
  const checked = join(makeFolder(), 'checked')
  const counter = fileURLToPath(new URL('./count-checks.mjs', import.meta.url))
  const settings = { RATE_LIMIT: 'on', UV_THREADPOOL_SIZE: '4', NODE_OPTIONS: `--import ${counter}`, COUNT_CHECKS: checked }
  const server = startServer({ ...place.environment, ...settings }, port)
  const colleague = new Client(port, 1)
  try {
    await server.ready()
    await colleague.login(LOGIST, PASSWORD)
    const before = readFileSync(checked, 'utf8').length
    let reads = 0
    await read(colleague, () => ++reads <= 20) // warming up
    reads = 0
    const quiet = await read(colleague, () => ++reads <= QUIET_READS)

    const begun = performance.now()
    const { isRunning, answers } = await startBurst([port, own.logins, own.waves, seed])
    const meanwhile = await read(colleague, isRunning)
    const tried = await answers
    const minutes = Math.floor((performance.now() - begun) / MINUTE_MS) + 1
    const checks = readFileSync(checked, 'utf8').slice(before)
    return found({ tried, quiet, meanwhile, checks, allowed: LIMIT * minutes })
  } finally {
    colleague.close()
    await server.stop()
    await place.clean()
  }
}

interface Seen {
  readonly tried: readonly Answered[]
  readonly quiet: readonly Read[]
  readonly meanwhile: readonly Read[]
  /** A + for the start of each check, a - for its end. */
  readonly checks: string
  readonly allowed: number
}

function found({ tried, quiet, meanwhile, checks, allowed }: Seen): Finding {
  const refused = tried.filter(({ status }) => status === 429)
  const wrong = tried.filter(({ status }) => status === 422)
  const others = tried.filter(({ status }) => status !== 429 && status !== 422)
  const made = checks.replaceAll('-', '').length
  const most = mostAtOnce(checks)
  const kept = [...quiet, ...meanwhile].filter(({ status }) => status !== 200)
  return {
    figures: [
      `${tried.length.toLocaleString('en')} wrong sign-ins: ${made} checked, ${most} at once; ${refused.length} refused: ${spread(refused.map(({ took }) => took))}`,
      `another's list: p95 ${p95(quiet).toFixed(1)} ms when all is quiet, ${p95(meanwhile).toFixed(1)} meanwhile (${meanwhile.length} of them), ratio ${(p95(meanwhile) / p95(quiet)).toFixed(2)}, longest ${Math.max(...meanwhile.map(({ took }) => took)).toFixed(0)} ms`,
    ],
    violations: [
      ...(made > allowed ? [`${made} passwords were checked, ${allowed} at most are allowed`] : []),
      ...(made === 0 ? ['no password was checked: nothing was tried'] : []),
      ...(made === wrong.length ? [] : [`${made} passwords were checked, and ${wrong.length} were told to be wrong`]),
      ...(most > AT_ONCE ? [`${most} passwords were checked at once, ${AT_ONCE} at most are allowed`] : []),
      ...others.map(({ status }) => `a wrong sign-in was answered ${status}`),
      ...refused.filter(({ later }) => !(later > 0)).map(() => 'a refusal does not say when to come back'),
      ...kept.map(({ status }) => `somebody else was answered ${status}`),
    ],
  }
}

function mostAtOnce(checks: string): number {
  let underWay = 0
  let most = 0
  for (const mark of checks) {
    underWay += mark === '+' ? 1 : -1
    most = Math.max(most, underWay)
  }
  return most
}

interface Read {
  readonly status: number
  readonly took: number
}

/** Reads one page after the other, like a person. */
async function read(client: Client, goOn: () => boolean): Promise<Read[]> {
  const all: Read[] = []
  while (goOn()) {
    const begun = performance.now()
    const { status } = await client.ask('GET', LIST)
    all.push({ status, took: performance.now() - begun })
  }
  return all
}

function p95(reads: readonly Read[]): number {
  const sorted = reads.map(({ took }) => took).toSorted((a, b) => a - b)
  return sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN
}

async function startBurst(given: readonly number[]): Promise<{ isRunning(): boolean; answers: Promise<Answered[]> }> {
  const script = fileURLToPath(new URL('./burst.ts', import.meta.url))
  const child = spawnOwn(process.execPath, ['--import', 'tsx', script, ...given.map(String)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const heard = async (): Promise<unknown> => {
    const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')])
    if (typeof said === 'number' || said === null) throw new Error(`The burst ended with ${said}`)
    return said
  }
  await heard()
  let isRunning = true
  const answers = heard().then((said) => said as Answered[]) // the last output of the burst
  const done = answers.finally(() => {
    isRunning = false
  })
  return { isRunning: () => isRunning, answers: done }
}
