import type { ServerResponse } from 'node:http'
import { checkMs, takingMs } from './limits.ts'

/**
 * Cuts the connection of whoever takes nothing for a minute of what is there for them: a file that is made as it is read holds its
 * rows, a thread and a turn for as long. Who only waits for the next part is waited with.
 */
export function watchReader(response: ServerResponse): { readonly hasMore: () => void } {
  let waitedMs = 0
  const begin = () => {
    waitedMs = 0
  }
  const timer = setInterval(() => {
    waitedMs = response.writableLength > 0 ? waitedMs + checkMs : 0
    if (waitedMs >= takingMs) response.destroy()
    if (response.closed) clearInterval(timer)
  }, checkMs)
  response.on('drain', begin)
  response.once('close', () => clearInterval(timer))
  return { hasMore: begin }
}

/** Whether a part is being taken is only known once it has been: a long one goes in pieces. */
const PIECE_BYTES = 64 * 1024

export function* piecesOf(part: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < part.byteLength; from += PIECE_BYTES) yield part.subarray(from, from + PIECE_BYTES)
}
