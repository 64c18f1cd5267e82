import { type Print, printersOf, printsOf } from '../proofs/prints/prints.ts'
import { embeddedBench } from './databases.ts'
import { memoryOf, untilDone } from './export-measures.ts'
import { startServer } from './processes.ts'
import { signIn, type Visitor } from './session.ts'

/** npm run bench:prints: how long others wait during 40 prints at once, of one person and of several, of each kind. */
const PRINTS = 40
const AIM_MS = 250
const QUIET_MS = 5_000
/** The pause before a refused print is asked for again. In the end all are made. */
const ASK_AGAIN_MS = 500

const bench = await embeddedBench()
const server = await startServer(bench)
try {
  const people = await Promise.all(['logist', 'admin', 'organization-admin'].map((who) => signIn(server.url, who)))
  const [logist] = people as [Visitor, ...Visitor[]]
  const kinds = await printsOf((method, path, body) => asked(logist, method, path, body))
  for (const print of kinds) await printed(logist, print)
  const quiet = probe()
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  say(`all quiet: the slowest /health/live ${(await quiet.end()).slowest.toFixed(0)} ms`)
  for (const print of kinds) {
    await measure(print, [logist])
    await measure(print, printersOf(print, people))
  }
} finally {
  await server.stop()
  await bench.clean()
}

async function measure(print: Print, people: readonly Visitor[]): Promise<void> {
  const before = memoryOf(server.pid)
  let most = before
  const probing = probe()
  const begun = performance.now()
  const all = Array.from({ length: PRINTS }, (_, index) => printed(people[index % people.length] as Visitor, print)) // there are some
  const look = () => {
    most = Math.max(most, memoryOf(server.pid))
  }
  const refused = await untilDone(Promise.all(all), look).finally(() => probing.end())
  const { slowest, probes } = await probing.end()
  const whose = people.length === 1 ? 'one person' : `${people.length} people`
  say(
    `${PRINTS} × ${print.kind} of ${whose}: ${(performance.now() - begun).toFixed(0)} ms, ${sum(refused)} × 429; the slowest of ${probes} /health/live ${slowest.toFixed(0)} ms (at most ${AIM_MS}); ${(most - before).toFixed(0)} MB more memory`,
  )
}

/** Asks for the server's health without pause. */
function probe() {
  let [slowest, probes, isOver] = [0, 0, false]
  const looking = (async () => {
    while (!isOver) {
      const begun = performance.now()
      await (await fetch(`${server.url}/health/live`)).text()
      slowest = Math.max(slowest, performance.now() - begun)
      probes += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  return {
    async end() {
      isOver = true
      await looking
      return { slowest, probes }
    },
  }
}

/** Prints until it succeeds, and returns how often it was refused. */
async function printed({ url, headers }: Visitor, { method, path, body }: Print): Promise<number> {
  for (let refused = 0; ; refused += 1) {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const bytes = await answer.arrayBuffer()
    if (answer.ok) return refused
    if (answer.status !== 429) throw new Error(`${answer.status} ${Buffer.from(bytes)}`)
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}

async function asked({ url, headers }: Visitor, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return answer.json()
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
