import { type Bench, embeddedBench, postgresBench } from './databases.ts'
import { cellsOf, copyAlone, type Export, exportOnce, memoryOf, untilDone, writerAlone } from './export-measures.ts'
import { startServer } from './processes.ts'
import { signIn, type Visitor } from './session.ts'

/**
 * npm run bench:exports: the cost of a file beside the least possible in the same run, and its cost for everybody else. BENCH_DATABASE_URL
 * adds PostgreSQL at 100,000 orders to the embedded database at 10,000.
 */
const ROUNDS = 3
const LIST = '/api/order?per_page=25'

if (process.env.BENCH_DATABASE_URL) await run(await postgresBench(), process.env.BENCH_DATABASE_URL)
if (process.env.BENCH_EMBEDDED !== 'off') await run(await embeddedBench())

async function run(bench: Bench, databaseUrl?: string): Promise<void> {
  const server = await startServer(bench)
  try {
    const admin = await signIn(server.url, 'admin')
    say(`\n${bench.title}`)
    const csv = await measure(admin, 'csv', server.pid)
    const xlsx = await measure(admin, 'xlsx', server.pid)
    if (databaseUrl) say(`  CSV: ${ratio(csv.milliseconds, middle(await times(() => copyAlone(databaseUrl))))} of COPY alone (at most 2.2)`)
    const cells = await cellsOf(admin)
    say(`  XLSX: ${ratio(xlsx.milliseconds, middle(await times(() => writerAlone(cells))))} of the writer alone (at most 1.5)`)
    for (const format of ['csv', 'xlsx'] as const) await beside(server.url, admin, format)
    await cancelled(admin)
  } finally {
    await server.stop()
    await bench.clean()
  }
}

async function measure(visitor: Visitor, format: Export['format'], pid: number) {
  await exportOnce(visitor, format)
  const before = memoryOf(pid)
  const runs: Awaited<ReturnType<typeof exportOnce>>[] = []
  let most = before
  for (let round = 0; round < ROUNDS; round += 1)
    runs.push(
      await untilDone(exportOnce(visitor, format), () => {
        most = Math.max(most, memoryOf(pid))
      }),
    )
  const milliseconds = middle(runs.map((one) => one.milliseconds))
  const firstByte = middle(runs.map((one) => one.firstByte))
  const { bytes, rows } = runs[0] as (typeof runs)[number] // there were some
  say(
    `  ${format.toUpperCase()} of ${rows} rows: ${milliseconds.toFixed(0)} ms, first byte ${firstByte.toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB, ${(most - before).toFixed(0)} MB more memory`,
  )
  return { milliseconds }
}

/** Measures how long others wait for a page of the list, alone and while the file is made. */
async function beside(url: string, admin: Visitor, format: Export['format']): Promise<void> {
  const logist = await signIn(url)
  const alone: number[] = []
  for (let time = 0; time < 200; time += 1) alone.push(await timed(() => logist.get(LIST)))
  const during: number[] = []
  let isDone = false
  const file = exportOnce(admin, format).finally(() => {
    isDone = true
  })
  while (!isDone) during.push(await timed(() => logist.get(LIST)))
  await file
  say(
    `  others beside ${format.toUpperCase()}: p95 ${p95(alone).toFixed(1)} → ${p95(during).toFixed(1)} ms, slowest ${Math.max(...during).toFixed(0)} ms of ${during.length}`,
  )
}

/** Measures how long after a Cancel the person has a turn again: by then the server has stopped. */
async function cancelled(admin: Visitor): Promise<void> {
  const leaving = [new AbortController(), new AbortController()]
  const files = leaving.map(({ signal }) => exportOnce(admin, 'xlsx', signal).catch(() => undefined))
  await new Promise((resolve) => setTimeout(resolve, 300))
  for (const one of leaving) one.abort()
  const free = await timed(() => exportOnce(admin, 'csv', undefined, true))
  await Promise.all(files)
  say(`  after Cancel of two the next has begun within ${free.toFixed(0)} ms (at most 1,000)`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function times(work: () => Promise<unknown>): Promise<number[]> {
  const measured: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) measured.push(await timed(work))
  return measured
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN
}

function ratio(ours: number, floor: number): string {
  return `${ours.toFixed(0)} ms, ${(ours / floor).toFixed(2)} × ${floor.toFixed(0)} ms`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
