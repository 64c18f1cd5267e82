import { on } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { Sheet } from './sheet.ts'
import { keepWriter, takeWriter } from './writer-thread.ts'

type Message = 'next' | 'end' | Uint8Array

interface Rows {
  /** As texts (`rowsText`), which this thread does not look into. */
  readonly batches: AsyncGenerator<string>
  /** Whether others ask for something: then rows are read and written in turn, which takes one processor instead of two. */
  readonly hasOthers: () => boolean
}

/** The bytes of a sheet, written in a thread of its own, while the rows after them are read. Nothing is read that nobody waits for. */
export async function* streamSheet(sheet: Sheet, rows: Rows, gone: AbortSignal): AsyncGenerator<Uint8Array> {
  gone.throwIfAborted()
  const worker = takeWriter()
  worker.postMessage(sheet)
  const failed = new AbortController()
  const asks = feed(worker, rows, { gone, failed })
  let isWritten = false
  try {
    const signal = AbortSignal.any([gone, failed.signal])
    for await (const [message] of on(worker, 'message', { signal, close: ['exit'] }) as AsyncIterable<[Message]>) {
      if (message === 'end') {
        isWritten = true
        return
      }
      if (message === 'next') asks()
      else yield message
    }
    throw new Error('The writer of the sheet has ended before its time')
  } catch (error) {
    throw failed.signal.aborted ? failed.signal.reason : error
  } finally {
    const closing = rows.batches.return(undefined) // first of all: nothing is read after it
    if (isWritten) keepWriter(worker)
    else await worker.terminate()
    await closing
  }
}

interface Ends {
  readonly gone: AbortSignal
  readonly failed: AbortController
}

/**
 * Hands the writer what it asks for and, unless others ask for something, one batch before it asks: database, writer and sending need
 * not wait for one another. What it asks is heard when its last part has been taken, so a slow reader slows all of them.
 * Answers what is called whenever the writer asks.
 */
function feed(worker: Worker, { batches, hasOthers }: Rows, { gone, failed }: Ends): () => void {
  let [asked, given, isReading] = [0, 0, false]
  const isWanted = (): boolean => given === 0 || given < asked || (given === asked && !hasOthers())
  const read = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    while (isWanted() && !gone.aborted) {
      const { done, value } = await batches.next()
      given = done ? Number.POSITIVE_INFINITY : given + 1
      handOver(worker, done ? null : value)
    }
    isReading = false
  }
  const begin = (): void => void read().catch((error) => failed.abort(error))
  begin()
  return () => {
    asked += 1
    begin()
  }
}

function handOver(worker: Worker, rows: string | null): void {
  if (rows === null) {
    worker.postMessage(null)
    return
  }
  const bytes = new TextEncoder().encode(rows)
  worker.postMessage(bytes, [bytes.buffer])
}
