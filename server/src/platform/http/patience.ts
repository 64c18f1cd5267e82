import type { ServerResponse } from 'node:http'
import { checkMs, takingMs } from './limits.ts'

/**
 * Cuts the connection of a reader who takes nothing of a ready part for a minute: a file that is made while it is read holds its rows, a
 * thread and a turn meanwhile. Waiting for the next part does not count.
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

/** The size of a piece. A part is only known to be taken when all of it has been, so long parts go in pieces. */
const PIECE_BYTES = 64 * 1024

export function* piecesOf(part: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < part.byteLength; from += PIECE_BYTES) yield part.subarray(from, from + PIECE_BYTES)
}
