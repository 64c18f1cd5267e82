import { type Endpoint, type Input, type Refusal, type Reply, refusalSchema } from '@tracklane/contract/kit/endpoint'
import { currentLanguage } from './i18n.ts'

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
  /** 409 and 412: the row as it is. */
  readonly data: unknown

  constructor(status: number, statusText: string, body: ErrorBody) {
    super(body.error || statusText || String(status))
    this.name = 'ApiError'
    this.status = status
    this.error = body.error
    this.errors = body.errors && Object.fromEntries(Object.entries(body.errors).map(([field, texts]) => [field, [texts].flat()]))
    this.data = body.data
  }
}

/** Nobody answered, or only a proxy that found nobody. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status)
}

/** The row as it is by now, where the call was refused because somebody had changed it meanwhile (409, 412). */
export function rowOf<E extends Endpoint>(error: unknown, endpoint: E): Refusal<E> | undefined {
  const { status, data } = Object(error) as Partial<ApiError> // anything may be thrown, and the outbox keeps a part
  return status === 409 || status === 412 ? refusalSchema(endpoint)?.safeParse(data).data : undefined
}

type CallInput<E extends Endpoint> = Partial<Input<E>> & { headers?: Record<string, string> }

/** Calls an endpoint of the contract: credentials, CSRF, language and time zone go with every request. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}, signal?: AbortSignal): Promise<Reply<E>> {
  if (endpoint.method !== 'GET' && !csrfToken()) await fetchCsrfCookie(signal)

  let response = await send(endpoint, input, signal)
  if (response.status === 419) {
    await fetchCsrfCookie(signal)
    response = await send(endpoint, input, signal)
  }
  if (!response.ok) throw new ApiError(response.status, response.statusText, await errorBody(response))
  if (response.status === 204) return undefined as Reply<E> // an endpoint that answers 204 has no reply
  return (await response.json()) as Reply<E> // the server has parsed it by this very schema
}

let changedLocale: string | undefined

/** From a language change on, every request names the locale. */
export function announceLocale(code: string): void {
  changedLocale = code
}

function send<E extends Endpoint>(endpoint: E, input: CallInput<E>, signal?: AbortSignal): Promise<Response> {
  const token = endpoint.method === 'GET' ? undefined : csrfToken()
  const isForm = input.body instanceof FormData
  const hasBody = input.body !== undefined
  return attempt(urlOf(endpoint, input), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Accept-Language': currentLanguage(),
      'X-TZ-Name': Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(changedLocale && { 'X-locale': changedLocale }),
      ...(token && { 'X-XSRF-TOKEN': token }),
      ...(hasBody && !isForm && { 'Content-Type': 'application/json' }),
      ...input.headers,
    },
    ...(hasBody && { body: isForm ? (input.body as FormData) : JSON.stringify(input.body) }), // `isForm` says so
    ...(signal && { signal }),
  })
}

/** A request that got no answer at all is an ApiError of status 0; an abort stays an abort. */
async function attempt(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, '', {})
  }
}

async function fetchCsrfCookie(signal?: AbortSignal): Promise<void> {
  await attempt('/sanctum/csrf-cookie', { credentials: 'include', ...(signal && { signal }) })
}

function csrfToken(): string | undefined {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith('XSRF-TOKEN='))
  return cookie && decodeURIComponent(cookie.slice('XSRF-TOKEN='.length))
}

function urlOf<E extends Endpoint>(endpoint: E, { params, query }: CallInput<E>): string {
  const given = (params ?? {}) as Record<string, unknown> // the endpoint's own schema names them
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const base = endpoint.base === 'both' ? '' : '/api'
  return `${base}${path}${queryText((query ?? {}) as Record<string, unknown>)}` // likewise
}

function queryText(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== null && one !== '') search.append(key, queryValue(one))
  const text = search.toString()
  return text ? `?${text}` : ''
}

function queryValue(value: unknown): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}

async function errorBody(response: Response): Promise<ErrorBody> {
  return (await response.json().catch(() => ({}))) as ErrorBody // our server's shape; a proxy's page has none of it
}
