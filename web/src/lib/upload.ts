import type { Reply } from '@tracklane/contract/kit/endpoint'
import type { UploadEndpoint } from '@tracklane/contract/kit/upload-endpoint'
import { ApiError } from './http.ts'
import { type CallInput, callHeaders, csrfToken, fetchCsrfCookie, noteRefusedAgain } from './http-request.ts'
import { translate } from './i18n.ts'
import { urlOf } from './request-url.ts'
import { TimeIsUp, withinTime } from './time-limit.ts'
import { underway } from './underway.ts'

/** Milliseconds without progress after which the upload gives up. */
const SILENCE = 20_000

interface UploadInput<E extends UploadEndpoint> extends Pick<CallInput<E>, 'params' | 'query' | 'limit'> {
  readonly file: File
}

interface UploadOptions {
  readonly signal?: AbortSignal
  /** The share of the file that was sent, 0 to 1; at 1 the server is still working on it. */
  readonly onProgress?: (share: number) => void
}

/**
 * Sends a file to an endpoint. Returns its answer or throws: `ApiError`, or the abort reason of the signal. Uses XMLHttpRequest, because
 * `fetch` does not report progress.
 */
export async function upload<E extends UploadEndpoint>(
  endpoint: E,
  input: UploadInput<E>,
  { signal, onProgress }: UploadOptions = {},
): Promise<Reply<E>> {
  try {
    const answer = withinTime({ milliseconds: input.limit ?? SILENCE, signal }, async (ended, heard) => {
      const send = () =>
        sent(endpoint, input, ended, (share) => {
          heard()
          onProgress?.(share)
        })
      if (!csrfToken()) await fetchCsrfCookie(ended)
      const first = await send()
      if (first.status !== 419) return read<E>(first)
      await fetchCsrfCookie(ended)
      const again = await send()
      if (again.status === 419) noteRefusedAgain()
      return read<E>(again)
    })
    return await underway(answer)
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error
    throw new ApiError(0, unanswered(error), {})
  }
}

function sent<E extends UploadEndpoint>(
  endpoint: E,
  input: UploadInput<E>,
  ended: AbortSignal,
  onProgress: (share: number) => void,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, urlOf(endpoint, input as CallInput<E>)) // `urlOf` reads only params and query
    request.withCredentials = true
    for (const [name, value] of Object.entries(callHeaders(endpoint))) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(request)
    request.onerror = () => reject(new Error('Nobody answers'))
    ended.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append(endpoint.upload.parts[0], input.file)
    request.send(form)
  })
}

function read<E extends UploadEndpoint>({ status, statusText, responseText }: XMLHttpRequest): Reply<E> {
  const body = parsed(responseText)
  if (status >= 200 && status < 300) return body as Reply<E> // the server has parsed it by this schema
  throw new ApiError(status, statusText, Object(body))
}

/** Parses the answer; undefined for a proxy's page, which is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unanswered(error: unknown): string {
  if (error instanceof TimeIsUp)
    return translate('error', 'No answer came in time. It may have been done all the same: look before you try again.')
  return translate('error', 'The server cannot be reached. Check the connection and try again.')
}
