import { Worker } from 'node:worker_threads'

/** Memory limit of the writer; under 192 it spends most of its time collecting garbage (XLSX of 100,000 rows: 17 s instead of 7). */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

/** Milliseconds. A used thread needs neither start nor compilation: a fifth of a file's time. */
const KEPT_FOR = 60_000

let kept: { worker: Worker; timer: NodeJS.Timeout } | undefined

/** Returns a thread that writes sheets, one after the other: the kept one or a new one. */
export function takeWriter(): Worker {
  const worker = kept?.worker ?? startWriter()
  clearTimeout(kept?.timer)
  kept = undefined
  worker.ref()
  return worker
}

/** Keeps a thread for the next sheet, after a complete one; it does not keep the process alive. */
export function keepWriter(worker: Worker): void {
  if (kept) return void worker.terminate()
  const timer = setTimeout(endKept, KEPT_FOR).unref()
  kept = { worker, timer }
  worker.unref()
}

/** Ends the kept thread, and forgets it at once: until it has ended, a sheet would get a thread that is about to end. */
function endKept(): void {
  const ending = kept
  kept = undefined
  void ending?.worker.terminate()
}

/** Starts a thread early, for a caller that will need one soon and asks the database meanwhile. */
export function warmWriter(): void {
  if (!kept) keepWriter(startWriter())
}

/** Starts a worker. From the sources it needs a TypeScript loader; the build has the worker as JavaScript beside this file. */
function startWriter(): Worker {
  const worker = new Worker(...program())
  worker.on('error', () => undefined) // a waiting caller gets the error as well; a kept thread has none
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
