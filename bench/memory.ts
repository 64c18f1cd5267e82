import { type Bench, embeddedBench, postgresBench } from './databases.ts'
import { type Answers, mixedLoad } from './mixed-load.ts'
import { startServer } from './processes.ts'

/**
 * npm run bench:memory: the memory of a server at rest, through an hour of mixed load and a minute later, by its own figures.
 * BENCH_DATABASE_URL adds PostgreSQL; BENCH_EMBEDDED=off leaves the embedded database out. MEMORY_MINUTES makes the hour shorter;
 * MEMORY_PACE=2 does twice as much in it. MEMORY_YOUNG=16,64 runs one server for each size of the space for young objects (in MB). All
 * servers run side by side.
 */
const MINUTES = Number(process.env.MEMORY_MINUTES ?? 60)
const PACE = Number(process.env.MEMORY_PACE ?? 1)
const YOUNG_ROOMS = (process.env.MEMORY_YOUNG ?? '64').split(',').map(Number)
const TELL_EVERY_MINUTES = 10
const MINUTE_MS = 60_000
/** The time after which the work of a start is done. */
const REST_MS = 12_000
const LOOK_EVERY_MS = 5_000
const FIRST_PORT = 3970

interface Memory {
  /** Megabytes of the whole process, of its objects, and of the rest. */
  readonly whole: number
  readonly heap: number
  readonly outside: number
}

const kinds = [...(process.env.BENCH_EMBEDDED === 'off' ? [] : [embeddedBench]), ...(process.env.BENCH_DATABASE_URL ? [postgresBench] : [])]
const wanted = kinds.flatMap((kind) => YOUNG_ROOMS.map((youngRoom) => ({ kind, youngRoom })))
const benches: { bench: Bench; youngRoom: number }[] = []
for (const { kind, youngRoom } of wanted) benches.push({ bench: await kind(), youngRoom })
await Promise.all(benches.map(({ bench, youngRoom }, index) => measure(bench, youngRoom, index)))
process.exit(0)

async function measure(bench: Bench, youngRoom: number, office: number): Promise<void> {
  const port = FIRST_PORT + office * 2
  const server = await startServer(bench, { METRICS_PORT: String(port + 1) }, { port, youngRoom })
  const say = (line: string) => process.stdout.write(`${bench.title}, ${youngRoom} MB for young objects: ${line}\n`)
  try {
    await pause(REST_MS)
    say(`at rest ${shown(await memoryAt(port + 1))}`)
    const answers: Answers = { asked: 0, refused: 0 }
    const end = new AbortController()
    const working = mixedLoad({ port, office, answers, pace: PACE, until: end.signal })
    const most = await watch(port + 1, say, working)
    end.abort()
    await working
    say(`most ${most} MB, in ${answers.asked.toLocaleString('en')} steps, ${answers.refused} of which found no turn`)
    await pause(MINUTE_MS)
    say(`a minute later ${shown(await memoryAt(port + 1))}`)
  } finally {
    await server.stop()
    await bench.clean()
  }
}

/** Watches through the load and returns the most memory seen. Rejects when the load does. */
async function watch(port: number, say: (line: string) => void, working: Promise<void>): Promise<number> {
  let most = 0
  const begun = performance.now()
  for (let minute = 0; minute < MINUTES; ) {
    minute = Math.min(minute + TELL_EVERY_MINUTES, MINUTES)
    while (performance.now() - begun < minute * MINUTE_MS) {
      await Promise.race([pause(LOOK_EVERY_MS), working])
      most = Math.max(most, (await memoryAt(port)).whole)
    }
    say(`after ${minute} minutes ${shown(await memoryAt(port))}`)
  }
  return most
}

async function memoryAt(port: number): Promise<Memory> {
  // A new connection for each look: a kept one may be closed just when it is used again.
  const told = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } })).text()
  const megabytes = (name: string) => Math.round(Number(new RegExp(`^tracklane_${name} (\\S+)$`, 'm').exec(told)?.[1]) / 2 ** 20)
  return {
    whole: megabytes('process_resident_memory_bytes'),
    heap: megabytes('nodejs_heap_size_used_bytes'),
    outside: megabytes('nodejs_external_memory_bytes'),
  }
}

function shown({ whole, heap, outside }: Memory): string {
  return `${whole} MB (objects ${heap}, beside them ${outside})`
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
