import { MEDIA_TYPES, nameIn, TOTAL_ROWS_HEADER, TURN_PATIENCE } from '@tracklane/contract/kit/file'
import type { FileEndpoint } from '@tracklane/contract/kit/file-endpoint'
import { ApiError, refusalOf } from './http.ts'
import { type CallInput, request } from './http-request.ts'
import { translate } from './i18n.ts'
import { lineCounter } from './line-counter.rules.ts'
import { TimeIsUp, withinTime } from './time-limit.ts'
import { underway } from './underway.ts'

/** Milliseconds of silence after which the call gives up. */
const SILENCE = 20_000

export interface ArrivedFile {
  readonly name: string
  readonly blob: Blob
}

/** Bytes that have arrived, and the total where it is known. */
export interface FileProgress {
  readonly bytes: number
  readonly totalBytes: number | undefined
  /** The row that has arrived last; known for text files only. */
  readonly rows: number | undefined
  readonly totalRows: number | undefined
}

export interface FileOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: FileProgress) => void
}

/** Calls an endpoint that answers with a file. Returns the whole file or throws: `ApiError`, or the abort reason of the signal. */
export async function callFile<E extends FileEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, onProgress }: FileOptions = {},
): Promise<ArrivedFile> {
  let hasBegun = false
  try {
    const file = withinTime({ milliseconds: input.limit ?? silenceOf(endpoint), signal }, async (ended, heard) => {
      const response = await request(endpoint, input, ended)
      if (!response.ok) throw await refusalOf(response)
      hasBegun = true
      const parts = await read(response, endpoint, (progress) => {
        heard()
        onProgress?.(progress)
      })
      return { name: nameIn(response.headers.get('content-disposition')) ?? 'file', blob: new Blob(parts, { type: typeOf(response) }) }
    })
    return await underway(file)
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error
    throw new ApiError(0, hasBegun ? incomplete() : unanswered(error), {})
  }
}

/** Returns the longest silence allowed; longer for a request that waits for its turn. */
function silenceOf({ file }: FileEndpoint): number {
  return file.inTurn ? TURN_PATIENCE + SILENCE : SILENCE
}

async function read(response: Response, { file }: FileEndpoint, onProgress: (progress: FileProgress) => void): Promise<BlobPart[]> {
  const reader = response.body?.getReader()
  const parts: BlobPart[] = []
  const count = response.headers.get('content-type') === MEDIA_TYPES.csv ? lineCounter() : undefined
  const totals = { totalBytes: lengthOf(response), totalRows: numberIn(response.headers.get(TOTAL_ROWS_HEADER)) }
  let bytes = 0
  onProgress({ bytes, rows: count && 0, ...totals })
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value)
    bytes += part.value.byteLength
    if (bytes > file.maxBytes) throw new Error('Larger than the contract lets it be')
    onProgress({ bytes, rows: count?.(part.value), ...totals })
  }
  if (totals.totalBytes !== undefined && bytes !== totals.totalBytes) throw new Error('Cut off')
  return parts
}

/** Returns the length of the body; undefined where it is compressed, since the header does not give it then. */
function lengthOf({ headers }: Response): number | undefined {
  return headers.get('content-encoding') ? undefined : numberIn(headers.get('content-length'))
}

function numberIn(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined
}

function typeOf({ headers }: Response): string {
  return headers.get('content-type') ?? 'application/octet-stream'
}

function incomplete(): string {
  return translate('file', 'The file is incomplete: the connection was lost on the way. Nothing was saved, try again.')
}

function unanswered(error: unknown): string {
  if (error instanceof TimeIsUp) return translate('error', 'The server has not answered in time. Try again in a moment.')
  return translate('error', 'The server cannot be reached. Check the connection and try again.')
}
