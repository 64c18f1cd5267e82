import { on } from 'node:events'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Sheet } from './sheet.ts'
import { writeSheet } from './write-sheet.ts'

/** Writes one sheet after the other beside the thread that answers requests: asks for rows, hands over bytes. */
if (!parentPort) throw new Error('This runs as a worker only')
const port = parentPort
// A file waits for requests, never the other way round. Elsewhere priorities are those of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const messages = on(port, 'message') as AsyncIterator<[unknown]>

async function heard<Message>(): Promise<Message> {
  const { value } = await messages.next()
  return value[0] as Message // what `streamSheet` says next
}

/** While one is written, the next is on its way. */
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
