import type { Endpoint, Input } from '@tracklane/contract/kit/endpoint'
import { SEAT_HEADER } from '@tracklane/contract/kit/seat'
import { type EarlyAnswer, forgetEarlyAnswers, takeEarlyAnswer } from './early-answers.ts'
import { currentLanguage } from './i18n.ts'
import { urlOf } from './request-url.ts'
import { createSignal } from './signal.ts'

interface CallOptions {
  readonly headers?: Record<string, string>
  /** Milliseconds after which nobody waits for the answer any more. */
  readonly limit?: number
}
export type CallInput<E extends Endpoint> = Partial<Input<E>> & CallOptions

/** Asks an endpoint of reading, where it was not asked before the app was there. */
export function requestRead<E extends Endpoint>(endpoint: E, input: CallInput<E>, signal: AbortSignal): Promise<Response | EarlyAnswer> {
  const ask = (): Promise<Response | EarlyAnswer> => request(endpoint, input, signal)
  const early = input.headers ? undefined : takeEarlyAnswer(urlOf(endpoint, input), currentLanguage())
  return early ? early.then((answer) => answer ?? ask()) : ask()
}

/** Asks an endpoint; a change first fetches the cookie that proves it is ours, and once more where that has run out. */
export async function request<E extends Endpoint>(endpoint: E, input: CallInput<E>, signal: AbortSignal): Promise<Response> {
  if (endpoint.method !== 'GET' && !csrfToken()) await fetchCsrfCookie(signal)
  const response = await send(endpoint, input, signal)
  if (response.status !== 419) return response
  await fetchCsrfCookie(signal)
  const again = await send(endpoint, input, signal)
  if (again.status === 419) refusedAgain.emit()
  return again
}

const refusedAgain = createSignal()

/** Called when a change is not taken with a fresh token either: the browser's session may be another person's by now. */
export const onRefusedAgain = refusedAgain.add
export const noteRefusedAgain = refusedAgain.emit

let seat: string | undefined

/** The person for whom the page was made, as `seatOf` names them: changes carry it, and go out in nobody else's name. */
export function sitDown(person: string | undefined): void {
  seat = person
}

let changedLocale: string | undefined

/** From a language change on, every request names the locale. */
export function announceLocale(code: string): void {
  changedLocale = code
  forgetEarlyAnswers()
}

function send<E extends Endpoint>(endpoint: E, input: CallInput<E>, signal: AbortSignal): Promise<Response> {
  const isForm = input.body instanceof FormData
  const hasBody = input.body !== undefined
  return fetch(urlOf(endpoint, input), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      ...callHeaders(endpoint),
      ...(hasBody && !isForm && { 'Content-Type': 'application/json' }),
      ...input.headers,
    },
    ...(hasBody && { body: isForm ? (input.body as FormData) : JSON.stringify(input.body) }), // `isForm` says so
    signal,
  })
}

/** Headers of every request, whoever sends it. */
export function callHeaders({ method }: Pick<Endpoint, 'method'>): Record<string, string> {
  const token = method === 'GET' ? undefined : csrfToken()
  return {
    Accept: 'application/json',
    'Accept-Language': currentLanguage(),
    'X-TZ-Name': Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(changedLocale && { 'X-locale': changedLocale }),
    ...(token && { 'X-XSRF-TOKEN': token }),
    ...(seat !== undefined && method !== 'GET' && { [SEAT_HEADER]: seat }),
  }
}

export async function fetchCsrfCookie(signal: AbortSignal): Promise<void> {
  await fetch('/sanctum/csrf-cookie', { credentials: 'include', signal })
}

/** The server gives a session and this token together: without it nobody is signed in, and nobody need ask. */
export function forgetCsrfToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser that is supported has the other way
  document.cookie = 'XSRF-TOKEN=;path=/;max-age=0'
}

export function csrfToken(): string | undefined {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith('XSRF-TOKEN='))
  return cookie && decodeURIComponent(cookie.slice('XSRF-TOKEN='.length))
}
