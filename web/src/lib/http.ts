import { type Endpoint, type Refusal, type Reply, refusalSchema } from '@tracklane/contract/kit/endpoint'
import type { EarlyAnswer } from './early-answers.ts'
import { type CallInput, request, requestRead } from './http-request.ts'
import { currentLanguage, translate } from './i18n.ts'
import { renewable } from './renewable.ts'
import { createSignal } from './signal.ts'
import { TimeIsUp, withinTime } from './time-limit.ts'
import { underway } from './underway.ts'

/** Milliseconds after which the call gives up. Files have limits of their own (`call-file.ts`). */
const READ_LIMIT = 10_000
const WRITE_LIMIT = 20_000

interface ErrorBody {
  message?: string
  error?: string
  errors?: Record<string, string | string[]>
  data?: unknown
}

/** The only error that `call` throws. `message` is shown to people: the server's error, else the status text, else the status code. */
export class ApiError extends Error {
  readonly status: number
  readonly error: string | undefined
  readonly errors: Record<string, string[]> | undefined
  /** The language of the message. */
  readonly language = currentLanguage()
  /** 409 and 412: the current row. */
  readonly data: unknown
  /** Seconds after which the request may be sent again; undefined where the server did not say. */
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

  /** The reasons of the refusal: the errors of the fields, else the message. Never empty. */
  get reasons(): string[] {
    const texts = Object.values(this.errors ?? {}).flat()
    return texts.length > 0 ? texts : [this.message]
  }
}

/** Returns whether no answer came, or only one of a proxy without a server. A change may have been made all the same: look. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status)
}

/** Returns the current row, where the call was refused because somebody had changed it meanwhile (409, 412). */
export function rowOf<E extends Endpoint>(error: unknown, endpoint: E): Refusal<E> | undefined {
  const { status, data } = Object(error) as Partial<ApiError> // anything may be thrown, and the outbox keeps only a part of the error
  return status === 409 || status === 412 ? refusalSchema(endpoint)?.safeParse(data).data : undefined
}

/** Calls an endpoint of the contract, with credentials, CSRF token, language and time zone. Every call ends. */
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
  return (await response.json()) as Reply<E> // see above
}

/** Reads the server's refusal of a request. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10) // undefined for a date, which proxies may send
  return new ApiError(response.status, response.statusText, await errorBody(response), Number.isNaN(seconds) ? undefined : seconds)
}

async function errorBody(response: Response): Promise<ErrorBody> {
  return (await response.json().catch(() => ({}))) as ErrorBody // our server's shape; a proxy's page has none of it
}

/** Makes an error of status 0. It does not say that a change failed, since the change may have been made. */
function noAnswer({ method }: Endpoint, error: unknown): ApiError {
  if (!isTimeUp(error)) return new ApiError(0, translate('error', 'The server cannot be reached. Check the connection and try again.'), {})
  if (method === 'GET') return new ApiError(0, translate('error', 'The server has not answered in time. Try again in a moment.'), {})
  return new ApiError(0, translate('error', 'No answer came in time. It may have been done all the same: look before you try again.'), {})
}

/** Returns whether our limit, or an `AbortSignal.timeout` of the caller, has ended the call. */
function isTimeUp(error: unknown): boolean {
  return error instanceof TimeIsUp || (error instanceof DOMException && error.name === 'TimeoutError')
}

const answering = createSignal()
const unanswered = createSignal()
let isAway = false

/** Called when the server answers again. */
export const onAnswering = answering.add

/** Called each time that a request gets no answer, or none in time. */
export const onUnanswered = unanswered.add

/** Returns whether the last call got no answer. */
export const isServerAway = (): boolean => isAway

function noteReach(isReached: boolean): void {
  const isBack = isAway && isReached
  isAway = !isReached
  if (isBack) answering.emit()
  if (isAway) unanswered.emit()
}
