import { spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { type Bench, embeddedBench, postgresBench } from './databases.ts'
import { memoryOf } from './export-measures.ts'
import { startServer } from './processes.ts'

/**
 * npm run bench:start: starts on an existing database, in turn with starts of an idle Node, and the memory of a server without requests.
 * BENCH_DATABASE_URL adds PostgreSQL.
 */
const ROUNDS = 7
/** The time after which the work of a start is done. */
const REST_MS = 5_000

await measure(await embeddedBench())
if (process.env.BENCH_DATABASE_URL) await measure(await postgresBench())

async function measure(bench: Bench): Promise<void> {
  const ours: number[] = []
  const nothing: number[] = []
  const memory: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      nothing.push(startOfNode())
      const server = await startServer(bench)
      ours.push(server.readyAfter)
      if (round === 0) {
        await new Promise((resolve) => setTimeout(resolve, REST_MS))
        memory.push(Math.round(memoryOf(server.pid)))
      }
      await server.stop()
    }
  } finally {
    await bench.clean()
  }
  const ratio = median(ours) / median(nothing)
  const spread = `${Math.min(...ours)} to ${Math.max(...ours)}`
  process.stdout.write(
    `${bench.title}, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores\n` +
      `  ready after ${median(ours)} ms (${spread}), node -e 0 ${median(nothing)} ms, ratio ${ratio.toFixed(1)}\n` +
      `  memory at rest ${memory[0]} MB\n`,
  )
}

function startOfNode(): number {
  const begun = Date.now()
  spawnSync(process.execPath, ['-e', '0'])
  return Date.now() - begun
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
