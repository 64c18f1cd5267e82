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

/** The bytes of a sheet, written in a thread of its own; a batch is asked for while the one before is written. Nothing is read that nobody waits for. */
export async function* streamSheet(sheet: Sheet, { batches, hasOthers }: Rows, gone: AbortSignal): AsyncGenerator<Uint8Array> {
  gone.throwIfAborted()
  const worker = takeWriter()
  worker.postMessage(sheet)
  let next: Promise<IteratorResult<string>> | undefined = ahead(batches)
  let isWritten = false
  try {
    for await (const [message] of on(worker, 'message', { signal: gone, close: ['exit'] }) as AsyncIterable<[Message]>) {
      if (message === 'end') {
        isWritten = true
        return
      }
      if (message !== 'next') {
        yield message
        continue
      }
      const batch = await (next ?? ahead(batches))
      if (batch.done) {
        worker.postMessage(null)
        continue
      }
      handOver(worker, batch.value)
      next = hasOthers() ? undefined : ahead(batches)
    }
    throw new Error('The writer of the sheet has ended before its time')
  } finally {
    if (isWritten) keepWriter(worker)
    else await worker.terminate()
    await batches.return(undefined)
  }
}

function handOver(worker: Worker, rows: string): void {
  const bytes = new TextEncoder().encode(rows)
  worker.postMessage(bytes, [bytes.buffer])
}

/** A failure is heard of where it is waited for. */
function ahead(batches: AsyncGenerator<string>): Promise<IteratorResult<string>> {
  const next = batches.next()
  next.catch(() => undefined)
  return next
}
