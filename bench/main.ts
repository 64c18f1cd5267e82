import { casesFor } from './cases.ts'
import { type Bench, embeddedBench, postgresBench } from './databases.ts'
import { compare, type Round } from './load.ts'
import { startFloor, startServer } from './processes.ts'
import { signIn } from './session.ts'

/**
 * npm run bench: the cost of a request beside the same SQL through a bare driver and HTTP server, in the same run. Absolute figures depend
 * on the machine; only the ratio counts: the median of five rounds, with the lowest and the highest. BENCH_DATABASE_URL adds PostgreSQL at
 * 100,000 orders (or BENCH_ORDERS) to the embedded database at 10,000. BENCH_EMBEDDED=off leaves the embedded one out. BENCH_CASE keeps the
 * cases whose name contains it. BENCH_SECONDS is the length of one round.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const rounds = 5
const wanted = process.env.BENCH_CASE ?? ''

if (process.env.BENCH_DATABASE_URL) await run(await postgresBench())
if (process.env.BENCH_EMBEDDED !== 'off') await run(await embeddedBench())

async function run(bench: Bench): Promise<void> {
  process.stdout.write(`\n${bench.title}\n`)
  const server = await startServer(bench)
  const floor = await startFloor(bench)
  try {
    process.stdout.write(`  ready after ${server.readyAfter} ms (npm run serve, existing database)\n`)
    const visitor = await signIn(server.url)
    for (const one of await casesFor(visitor, floor.url)) {
      if (!one.name.includes(wanted)) continue
      const { ours, floor, ratio, spread } = await compare(one, { rounds, seconds })
      const ratios = `${ratio.toFixed(2)} (${spread.map((one) => one.toFixed(2)).join(' to ')})`
      process.stdout.write(`  ${one.name.padEnd(34)} ${shown(ours)}   floor ${shown(floor)}   ratio ${ratios}\n`)
    }
  } finally {
    await Promise.all([server.stop(), floor.stop()])
    await bench.clean()
  }
}

function shown({ perSecond, median, slowest }: Round): string {
  return `${perSecond.toFixed(0).padStart(7)}/s ${`${median}`.padStart(4)} ms, slowest ${`${slowest}`.padStart(4)} ms`
}
