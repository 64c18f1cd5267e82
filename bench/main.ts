import { casesFor } from './cases.ts'
import { type Bench, embeddedBench, postgresBench } from './databases.ts'
import { compare } from './load.ts'
import { startFloor, startServer } from './processes.ts'
import { signIn } from './session.ts'

/**
 * npm run bench: what a request costs beside the same SQL through a bare driver and HTTP server, in the same run.
 * Absolute figures depend on the machine; the ratio is what counts. BENCH_DATABASE_URL adds PostgreSQL at 100,000 orders
 * to the embedded database at 10,000; BENCH_SECONDS is the length of one round.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const rounds = 3

for (const prepare of [process.env.BENCH_DATABASE_URL ? postgresBench : undefined, embeddedBench]) {
  if (prepare) await run(await prepare())
}

async function run(bench: Bench): Promise<void> {
  process.stdout.write(`\n${bench.title}\n`)
  const server = await startServer(bench)
  const floor = await startFloor(bench)
  try {
    process.stdout.write(`  ready after ${server.readyAfter} ms (npm run serve, existing database)\n`)
    const visitor = await signIn(server.url)
    for (const one of await casesFor(visitor, floor.url)) {
      const { ours, bare, ratio } = await compare(one, { rounds, seconds })
      const perSecond = (value: number): string => `${value.toFixed(0).padStart(7)}/s`
      process.stdout.write(`  ${one.name.padEnd(34)} ${perSecond(ours)}   floor ${perSecond(bare)}   ratio ${ratio.toFixed(2)}\n`)
    }
  } finally {
    await Promise.all([server.stop(), floor.stop()])
    await bench.clean()
  }
}
