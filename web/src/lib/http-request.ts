import type { Endpoint, Input } from '@tracklane/contract/kit/endpoint'
import { SEAT_HEADER } from '@tracklane/contract/kit/seat'
import { type EarlyAnswer, forgetEarlyAnswers, takeEarlyAnswer } from './early-answers.ts'
import { currentLanguage } from './i18n.ts'
import { urlOf } from './request-url.ts'
import { createSignal } from './signal.ts'

interface CallOptions {
  readonly headers?: Record<string, string>
  /** Milliseconds after which the call gives up. */
  readonly limit?: number
}
export type CallInput<E extends Endpoint> = Partial<Input<E>> & CallOptions

/** Reads from an endpoint, or takes the early answer where there is one. */
export function requestRead<E extends Endpoint>(endpoint: E, input: CallInput<E>, signal: AbortSignal): Promise<Response | EarlyAnswer> {
  const ask = (): Promise<Response | EarlyAnswer> => request(endpoint, input, signal)
  const early = input.headers ? undefined : takeEarlyAnswer(urlOf(endpoint, input), currentLanguage())
  return early ? early.then((answer) => answer ?? ask()) : ask()
}

/** Sends a request. A change first fetches the CSRF cookie, and fetches it once more where it has expired. */
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

/** Called when a change is refused with a fresh token too: another person may be signed in now in this browser. */
export const onRefusedAgain = refusedAgain.add
export const noteRefusedAgain = refusedAgain.emit

let seat: string | undefined

/** Sets the person of this page, as `seatOf` names them. Changes carry the name, so that they are never made in another name. */
export function setRequestPerson(person: string | undefined): void {
  seat = person
}

let changedLocale: string | undefined

/** Makes every request name the locale, from a change of the language on. */
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
    ...(hasBody && { body: isForm ? (input.body as FormData) : JSON.stringify(input.body) }), // `isForm` tells the type
    signal,
  })
}

/** Returns the headers that every request has. */
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

/** Deletes the token. The server gives session and token together: without a token nobody is signed in, and the app need not ask. */
export function forgetCsrfToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser that is supported has the other way
  document.cookie = 'XSRF-TOKEN=;path=/;max-age=0'
}

export function csrfToken(): string | undefined {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith('XSRF-TOKEN='))
  return cookie && decodeURIComponent(cookie.slice('XSRF-TOKEN='.length))
}
