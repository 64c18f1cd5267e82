import type { FileEndpoint } from '@tracklane/contract/kit/file-endpoint'
import { type ArrivedFile, callFile, type FileOptions } from './call-file.ts'
import { ApiError } from './http.ts'
import type { CallInput } from './http-request.ts'

interface InTurnOptions extends FileOptions {
  /** Called when the server has too much to do; the call is sent again in a moment. */
  readonly onWait?: () => void
}

/** The longest wait for another try in milliseconds, even if the server asks for more. */
const LONGEST = 60_000

/**
 * Calls like `callFile`, but tries again when the server refuses because no turn is free. Only for files that the contract makes wait for a
 * turn.
 */
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
