import { on } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { Sheet } from './sheet.ts'
import { keepWriter, takeWriter } from './writer-thread.ts'

type Message = 'next' | 'end' | Uint8Array

interface Rows {
  /** Texts of `rowsText`, which this thread does not read. */
  readonly batches: AsyncGenerator<string>
  /** Checks whether other requests wait: then reading and writing alternate, which takes one processor instead of two. */
  readonly hasOthers: () => boolean
}

/** Yields the bytes of a sheet, written in a thread of its own while the next rows are read. Reads no rows without demand. */
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
    const closing = rows.batches.return(undefined) // closed first: nothing is read after it
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
 * Gives the writer the batches it asks for and, unless other requests wait, one batch ahead: database, writer and sending need not wait
 * for each other. A request of the writer counts when its last part has been taken, so a slow reader slows all of them.
 * Returns the function to call whenever the writer asks.
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
