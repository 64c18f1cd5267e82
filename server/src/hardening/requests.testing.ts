import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import fc from 'fast-check'
import { urlsOf } from '#platform/http/route.ts'
import { arbitraryOf, type Recipe } from './arbitrary.testing.ts'
import { CALLERS, type Caller, type Headers, mayCall } from './callers.testing.ts'
import { hostileCookie, hostileHeaders, hostilePayload, hostileQuery, hostileSegment, hostileType } from './hostile.testing.ts'
import type { RowsByKind } from './rows.testing.ts'

export interface WildRequest {
  readonly name: string
  readonly endpoint: Endpoint
  readonly caller: Caller
  readonly method: Endpoint['method']
  readonly url: string
  readonly headers: Headers
  readonly payload: string | undefined
}

const WILDNESS = 4

/** Makes requests to all endpoints: mostly by allowed callers, mostly near the schema, and never quite right. */
export function wildRequests(endpoints: readonly Endpoint[], rows: RowsByKind): fc.Arbitrary<WildRequest> {
  return fc.oneof(...endpoints.map((endpoint) => wildRequest(endpoint, rows)))
}

function wildRequest(endpoint: Endpoint, rows: RowsByKind): fc.Arbitrary<WildRequest> {
  const recipe: Recipe = { rows, path: endpoint.path, wildness: WILDNESS }
  const allowed = CALLERS.filter((caller) => mayCall(endpoint, caller))
  return fc
    .record({
      caller: seldom(fc.constantFrom(...CALLERS), fc.constantFrom(...allowed), 15),
      base: fc.constantFrom(...urlsOf(endpoint)),
      segment: seldom(hostileSegment, fc.constant(undefined), 8),
      params: arbitraryOf(endpoint.params, { ...recipe, wildness: 2 }),
      query: arbitraryOf(endpoint.query, recipe),
      queryTail: seldom(hostileQuery, fc.constant(''), 10),
      headers: seldom(hostileHeaders, fc.constant({}), 40),
      cookie: seldom(hostileCookie, fc.constant(undefined), 4),
      body: bodyOf(endpoint, recipe),
    })
    .map(({ caller, base, segment, params, query, queryTail, headers, cookie, body }) => ({
      name: `${endpoint.method} ${endpoint.path}`,
      endpoint,
      caller,
      method: endpoint.method,
      url: urlOf(filled(base, params, segment), query, queryTail),
      headers: {
        ...headers,
        ...(cookie === undefined ? {} : { cookie }),
        ...(body.type === undefined ? {} : { 'content-type': body.type }),
      },
      payload: body.payload,
    }))
}

function seldom<Rare, Usual>(rare: fc.Arbitrary<Rare>, usual: fc.Arbitrary<Usual>, weight: number): fc.Arbitrary<Rare | Usual> {
  return fc.oneof({ weight: 100 - weight, arbitrary: usual }, { weight, arbitrary: rare })
}

interface Body {
  readonly type: string | undefined
  readonly payload: string | undefined
}

function bodyOf(endpoint: Endpoint, recipe: Recipe): fc.Arbitrary<Body> {
  const broken = fc.record({ type: hostileType, payload: hostilePayload })
  if (endpoint.method === 'GET') return seldom(broken, fc.constant({ type: undefined, payload: undefined }), 2)
  // Half of the bodies are valid: behind the door there is more to break.
  const value = fc.oneof(arbitraryOf(endpoint.body, recipe), arbitraryOf(endpoint.body, { ...recipe, wildness: 0 }))
  const json = value.map((body): Body => ({ type: 'application/json', payload: body === undefined ? undefined : JSON.stringify(body) }))
  const form = value.map((body): Body => ({ type: 'application/x-www-form-urlencoded', payload: queryOf(body) }))
  return fc.oneof({ weight: 90, arbitrary: json.map(withoutEmpty) }, { weight: 4, arbitrary: form }, { weight: 6, arbitrary: broken })
}

function withoutEmpty(body: Body): Body {
  return body.payload === undefined ? { type: undefined, payload: undefined } : body
}

/** Fills the path with its parameters; the last one may be one that no client of ours sends. */
function filled(base: string, params: unknown, segment: string | undefined): string {
  const values = isRecord(params) ? params : {}
  const names = [...base.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const last = names.at(-1)
  return base.replace(/:(\w+)/g, (_, name: string) => (segment !== undefined && name === last ? segment : encoded(textOf(values[name]))))
}

function urlOf(path: string, query: unknown, tail: string): string {
  const search = [queryOf(query), tail].filter((part) => part !== '').join('&')
  return search === '' ? path : `${path}?${search}`
}

function queryOf(query: unknown): string {
  if (!isRecord(query)) return ''
  return Object.entries(query)
    .flatMap(([key, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${encoded(key)}=${encoded(textOf(one))}`))
    .join('&')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Encodes a text. encodeURIComponent throws at half of a surrogate pair; a client would send the replacement character. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
