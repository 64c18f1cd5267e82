import { on } from 'node:events'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Sheet } from './sheet.ts'
import { writeSheet } from './write-sheet.ts'

/** Writes sheets one after the other outside the thread that answers requests: asks for rows and returns bytes. */
if (!parentPort) throw new Error('This runs as a worker only')
const port = parentPort
// A file waits for requests, never the reverse. On other systems the priority would apply to the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const messages = on(port, 'message') as AsyncIterator<[unknown]>

async function heard<Message>(): Promise<Message> {
  const { value } = await messages.next()
  return value[0] as Message // the messages of `streamSheet`
}

/** Yields batches; asks for the next while one is written. */
async function* batches(): AsyncGenerator<Buffer> {
  for (;;) {
    port.postMessage('next')
    const rows = await heard<Uint8Array | null>()
    if (!rows) return
    yield Buffer.from(rows.buffer)
  }
}

for (;;) {
  for await (const part of writeSheet(await heard<Sheet>(), batches())) {
    const own = new Uint8Array(part) // several parts may stand in one buffer
    port.postMessage(own, [own.buffer])
  }
  port.postMessage('end')
}
