import type { FileEndpoint } from '@tracklane/contract/kit/file-endpoint'
import { type ArrivedFile, callFile, type FileOptions } from './call-file.ts'
import { ApiError } from './http.ts'
import type { CallInput } from './http-request.ts'

interface InTurnOptions extends FileOptions {
  /** The server has too much to do: the call is sent once more in a moment. */
  readonly onWait?: () => void
}

/** Milliseconds. Nobody waits longer for another try, whatever the server says. */
const LONGEST = 60_000

/** Like `callFile`; where the contract says that a file waits for its turn, a refusal for want of one is tried once more. */
export async function callFileInTurn<E extends FileEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { onWait, ...options }: InTurnOptions,
): Promise<ArrivedFile> {
  try {
    return await callFile(endpoint, input, options)
  } catch (error) {
    const wait = endpoint.file.inTurn && error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined
    if (wait === undefined) throw error
    onWait?.()
    await pause(Math.min(wait * 1000, LONGEST), options.signal)
    return callFile(endpoint, input, options)
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', leave, { once: true })
  })
}
