import type { Endpoint, Reply } from '@tracklane/contract/kit/endpoint'
import { vi } from 'vitest'

/** A request that a screen has sent to the server. */
export interface Request {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
}

interface Given {
  endpoint: Endpoint
  reply: unknown
  status: number
  headers?: Record<string, string> | undefined
}

let answers: Given[] = []
let requests: Request[] = []

/** A default gives way to an answer of the test itself, in either order. */
interface Options {
  isDefault?: boolean
  /** Headers of the answer. */
  headers?: Record<string, string>
}

/** Sets the answer of this endpoint until the next call. The compiler checks the fake reply. */
export function answer<E extends Endpoint>(
  endpoint: E,
  reply: Reply<E> | ((request: Request) => Reply<E> | Promise<Reply<E>>),
  options: Options = {},
): void {
  keep({ endpoint, reply, status: endpoint.status ?? 200 }, options)
}

interface Failure {
  message?: string
  error?: string
  errors?: Record<string, string | string[]>
  /** 409 and 412: the row as it is. */
  data?: unknown
}

/** Makes the server refuse this endpoint with that status. */
export function refuse(
  endpoint: Endpoint,
  status: number,
  body: Failure | ((request: Request) => Failure | Promise<Failure>) = {},
  options: Options = {},
): void {
  keep({ endpoint, reply: body, status }, options)
}

/** Makes requests to this endpoint fail, as without a network. */
export function cutOff(...endpoints: Endpoint[]): void {
  for (const endpoint of endpoints) keep({ endpoint, reply: undefined, status: 0 }, {})
}

/** Leaves requests to this endpoint open: neither an answer nor an error ever comes. */
export function stayMute(...endpoints: Endpoint[]): void {
  for (const endpoint of endpoints) keep({ endpoint, reply: () => new Promise(() => undefined), status: 200 }, {})
}

function keep(answered: Given, { isDefault = false, headers }: Options): void {
  const given = { ...answered, headers }
  if (isDefault) answers.push(given)
  else answers.unshift(given)
}

/** Returns the requests to an endpoint, oldest first. */
export function asked(endpoint: Endpoint): Request[] {
  return requests.filter((request) => matches(endpoint, request))
}

/** Returns every GET request, oldest first. */
export function everythingAsked(): string[] {
  return requests.filter(({ method }) => method === 'GET').map(({ path, query }) => `${path}?${query}`)
}

export function startAnswering(): void {
  vi.stubGlobal('fetch', vi.fn(reply))
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
}

export function forgetAnswers(): void {
  answers = []
  requests = []
}

/** Stands in for requests that carry files; they are answered like all others. */
class UploadRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  withCredentials = false
  status = 0
  statusText = ''
  responseText = ''
  private method = 'POST'
  private url = ''
  private readonly headers: Record<string, string> = {}

  open(method: string, url: string): void {
    this.method = method
    this.url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }

  async send(body: FormData): Promise<void> {
    try {
      const answer = await reply(this.url, { method: this.method, headers: this.headers, body })
      this.status = answer.status
      this.responseText = await answer.text()
      this.onload?.()
    } catch {
      this.onerror?.()
    }
  }

  abort(): void {
    this.onerror?.()
  }
}

async function reply(input: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input, 'http://localhost')
  const headers = new Headers(init.headers)
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body
  const request: Request = { method: init.method ?? 'GET', path: url.pathname, query: url.searchParams, headers, body }
  requests.push(request)

  const given = answerTo(request)
  if (!given) return json(501, { error: `The test answers no ${request.method} ${request.path}` })
  if (given.status === 0) throw new TypeError('Failed to fetch')
  const data: unknown = typeof given.reply === 'function' ? await given.reply(request) : given.reply
  return given.status === 204 ? new Response(null, { status: 204 }) : json(given.status, data, given.headers)
}

/** A literal path goes before one with a parameter, as on the server. */
function answerTo(request: Request): Given | undefined {
  const fitting = answers.filter(({ endpoint }) => matches(endpoint, request))
  return fitting.find(({ endpoint }) => !endpoint.path.includes(':')) ?? fitting[0]
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, 'Content-Type': 'application/json' } })
}

function matches(endpoint: Endpoint, { method, path }: Request): boolean {
  const base = endpoint.base === 'both' ? '' : '/api'
  const pattern = new RegExp(`^${base}${endpoint.path.replace(/:\w+/g, '[^/]+')}$`)
  return endpoint.method === method && pattern.test(path)
}
