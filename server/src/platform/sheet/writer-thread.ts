import { Worker } from 'node:worker_threads'

/** Memory limit of the writer; under 192 it spends most of its time collecting garbage (XLSX of 100,000 rows: 17 s instead of 7). */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

/** Milliseconds. One that has written before needs neither to start nor to be compiled: a fifth of what a file takes. */
const KEPT_FOR = 60_000

let kept: { worker: Worker; timer: NodeJS.Timeout } | undefined

/** A thread that writes sheets, one after the other: the one that is kept, or a new one. */
export function takeWriter(): Worker {
  const worker = kept?.worker ?? startWriter()
  clearTimeout(kept?.timer)
  kept = undefined
  worker.ref()
  return worker
}

/** For the next sheet, after one that was written to its end; it holds up no process that wants to leave. */
export function keepWriter(worker: Worker): void {
  if (kept) return void worker.terminate()
  const timer = setTimeout(() => worker.terminate(), KEPT_FOR).unref()
  kept = { worker, timer }
  worker.unref()
}

/** Sees to it that one is there soon: for who is about to need it, and asks the database meanwhile. */
export function warmWriter(): void {
  if (!kept) keepWriter(startWriter())
}

/** From the sources a worker needs what reads TypeScript; the build has put it beside this file as JavaScript. */
function startWriter(): Worker {
  const worker = new Worker(...program())
  worker.on('error', () => undefined) // whoever waits for it hears of it as well; nobody waits for one that is kept
  worker.once('exit', () => {
    if (kept?.worker === worker) kept = undefined
  })
  return worker
}

function program(): ConstructorParameters<typeof Worker> {
  const options = { resourceLimits: LIMITS }
  if (!import.meta.url.endsWith('.ts')) return [new URL('./sheet-worker.js', import.meta.url), options]
  const source = JSON.stringify(new URL('./sheet-worker.ts', import.meta.url).href)
  return [`import('tsx/esm/api').then(({ register }) => { register(); return import(${source}) })`, { ...options, eval: true }]
}
