import { type Endpoint, type Refusal, type Reply, refusalSchema } from '@tracklane/contract/kit/endpoint'
import type { EarlyAnswer } from './early-answers.ts'
import { type CallInput, request, requestRead } from './http-request.ts'
import { currentLanguage, translate } from './i18n.ts'
import { renewable } from './renewable.ts'
import { createSignal } from './signal.ts'
import { TimeIsUp, withinTime } from './time-limit.ts'
import { underway } from './underway.ts'

/** Milliseconds after which nobody waits for an answer any more; files are another matter (`call-file.ts`). */
const READ_LIMIT = 10_000
const WRITE_LIMIT = 20_000

interface ErrorBody {
  message?: string
  error?: string
  errors?: Record<string, string | string[]>
  data?: unknown
}

/** The only thing `call` throws. `message` is what a person reads: the server's error, else status text, else status code. */
export class ApiError extends Error {
  readonly status: number
  readonly error: string | undefined
  readonly errors: Record<string, string[]> | undefined
  /** In which it was said. */
  readonly language = currentLanguage()
  /** 409 and 412: the row as it is. */
  readonly data: unknown
  /** Seconds after which the same may be asked again; undefined where nobody said so. */
  readonly retryAfter: number | undefined

  constructor(status: number, statusText: string, body: ErrorBody, retryAfter?: number) {
    super(body.error || statusText || String(status))
    this.name = 'ApiError'
    this.status = status
    this.error = body.error
    this.errors = body.errors && Object.fromEntries(Object.entries(body.errors).map(([field, texts]) => [field, [texts].flat()]))
    this.data = body.data
    this.retryAfter = retryAfter
  }

  /** Why it was refused: what stands at the fields, else the message. Never empty. */
  get reasons(): string[] {
    const texts = Object.values(this.errors ?? {}).flat()
    return texts.length > 0 ? texts : [this.message]
  }
}

/** Nobody answered, in time or at all, or only a proxy that found nobody. Whether a change was made all the same nobody knows: look. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status)
}

/** The row as it is by now, where the call was refused because somebody had changed it meanwhile (409, 412). */
export function rowOf<E extends Endpoint>(error: unknown, endpoint: E): Refusal<E> | undefined {
  const { status, data } = Object(error) as Partial<ApiError> // anything may be thrown, and the outbox keeps a part
  return status === 409 || status === 412 ? refusalSchema(endpoint)?.safeParse(data).data : undefined
}

/** Calls an endpoint of the contract: credentials, CSRF, language and time zone go with every request. It always ends. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}, signal?: AbortSignal): Promise<Reply<E>> {
  const milliseconds = input.limit ?? (endpoint.method === 'GET' ? READ_LIMIT : WRITE_LIMIT)
  try {
    const answer = withinTime({ milliseconds, signal }, async (ended, renewed) => {
      if (endpoint.method !== 'GET') return read<E>(await request(endpoint, input, ended))
      return read<E>(await renewable({ signal: ended, renewed }, (signal) => requestRead(endpoint, input, signal)))
    })
    const reply = await (endpoint.method === 'GET' ? answer : underway(answer))
    noteReach(true)
    return reply
  } catch (error) {
    if (signal?.aborted && !isTimeUp(error)) throw error // an abort stays an abort
    const told = error instanceof ApiError ? error : noAnswer(endpoint, error)
    noteReach(!isUnreachable(told))
    throw told
  }
}

async function read<E extends Endpoint>(response: Response | EarlyAnswer): Promise<Reply<E>> {
  if ('reply' in response) return response.reply as Reply<E> // the server has parsed it by this very schema
  if (!response.ok) throw await refusalOf(response)
  if (response.status === 204) return undefined as Reply<E> // an endpoint that answers 204 has no reply
  return (await response.json()) as Reply<E> // likewise
}

/** The server's refusal of a request. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10) // a date, as proxies may say it, is none
  return new ApiError(response.status, response.statusText, await errorBody(response), Number.isNaN(seconds) ? undefined : seconds)
}

async function errorBody(response: Response): Promise<ErrorBody> {
  return (await response.json().catch(() => ({}))) as ErrorBody // our server's shape; a proxy's page has none of it
}

/** An error of status 0. Of a change that got no answer in time nobody says that it failed: it may have been made. */
function noAnswer({ method }: Endpoint, error: unknown): ApiError {
  if (!isTimeUp(error)) return new ApiError(0, translate('error', 'The server cannot be reached. Check the connection and try again.'), {})
  if (method === 'GET') return new ApiError(0, translate('error', 'The server has not answered in time. Try again in a moment.'), {})
  return new ApiError(0, translate('error', 'No answer came in time. It may have been done all the same: look before you try again.'), {})
}

/** Ours, or the one of a caller who has brought an `AbortSignal.timeout`. */
function isTimeUp(error: unknown): boolean {
  return error instanceof TimeIsUp || (error instanceof DOMException && error.name === 'TimeoutError')
}

const answering = createSignal()
const unanswered = createSignal()
let isAway = false

/** Called when the server answers again after it has not. */
export const onAnswering = answering.add

/** Called each time nobody answers, in time or at all. */
export const onUnanswered = unanswered.add

/** The last call found nobody. */
export const isServerAway = (): boolean => isAway

function noteReach(isReached: boolean): void {
  const isBack = isAway && isReached
  isAway = !isReached
  if (isBack) answering.emit()
  if (isAway) unanswered.emit()
}
