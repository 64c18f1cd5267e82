import { endpoints } from '@tracklane/contract/endpoints'
import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { urlsOf } from '#platform/http/route.ts'
import { PASSWORD } from '#testing/account.ts'
import { arbitraryOf } from './arbitrary.testing.ts'
import type { Caller, Headers } from './callers.testing.ts'
import { type Harness, LOGIN } from './harness.testing.ts'

/** What a call that succeeds says. */
export interface Sample {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

export interface Found {
  readonly sample: Sample
  readonly statusCode: number
}

const ATTEMPTS = 40

/** For the calls whose success depends on more than their schema; the others are found by trying. */
const KNOWN: Readonly<Record<string, (harness: Harness, caller: Caller) => Promise<Partial<Sample>> | Partial<Sample>>> = {
  'POST /user/login': () => ({ body: { email: LOGIN, password: PASSWORD } }),
  'PUT /user/password': () => ({ body: { current_password: PASSWORD, password: 'nine small boats' } }),
  'PUT /user/profile': () => ({ body: { language: 'de', theme: 'dark' } }),
  'POST /broadcasting/auth': ({ test }, caller) => ({
    body: { socket_id: '1.1', channel_name: `private-user.${caller in test.world.users ? test.world.users[caller as 'logist'] : 0}` }, // asked just before
  }),
  // A courier may only say something about an order that is still in the house.
  'POST /order/status/:orderId/:statusId': ({ rows }, caller) => ({
    params: { orderId: rows.order?.own, statusId: caller === 'courier' ? 2 : 3 },
    body: { comment: 'On its way' },
  }),
  'POST /order/status': ({ rows }) => ({ body: { order_ids: [rows.order?.own], status_id: 3 } }),
  'POST /order/status-preview': ({ rows }) => ({ body: { order_ids: [rows.order?.own], status_id: 3 } }),
  'POST /order/list': () => ({ body: {} }),
  'POST /order/:id/restore': ({ rows }) => ({ params: { id: rows.order?.deleted } }),
  'POST /country': ({ rows }) => ({
    body: { name: 'Austria', code: 'AT', currency_id: rows.currency?.own, phone_code: '+43', time_zone: 'Europe/Vienna' },
  }),
  'PUT /country/:id': ({ rows }) => ({ params: { id: rows.country?.own }, body: { name: 'Austria', time_zone: 'Europe/Vienna' } }),
  'POST /currency': () => ({ body: { name: 'Icelandic króna', code: 'ISK', symbol: 'kr', digits: 0 } }),
  'PUT /currency/:id': ({ rows }) => ({ params: { id: rows.currency?.own }, body: { name: 'Euro of the Union' } }),
  'POST /order': ({ test }) => ({
    body: { customer_full_name: 'Eve Hall', customer_address: 'Mill Lane 3', country_id: test.world.country },
  }),
}

export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

/** Every call of the contract, by name, for `it.each`. */
export const named = endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint }))

/** A request that this caller makes with success; undefined where none was found. */
export async function findSample(harness: Harness, endpoint: Endpoint, caller: Caller): Promise<Found | undefined> {
  const known = KNOWN[nameOf(endpoint)]
  const candidates = known ? [{ params: {}, query: {}, body: undefined, ...(await known(harness, caller)) }] : guesses(harness, endpoint)
  for (const sample of candidates) {
    const { statusCode } = await call(harness, { endpoint, caller, sample })
    if (statusCode < 300) return { sample, statusCode }
  }
  return undefined
}

function guesses({ rows }: Harness, endpoint: Endpoint): Sample[] {
  const recipe = { rows, path: endpoint.path, wildness: 0 }
  const sample = fc.record({ params: arbitraryOf(endpoint.params, recipe), body: arbitraryOf(endpoint.body, recipe) })
  return fc
    .sample(sample, { seed: 7, numRuns: ATTEMPTS })
    .map(({ params, body }) => ({ params: params as Sample['params'], query: {}, body })) // params are an object by contract
}

interface Call {
  readonly endpoint: Endpoint
  readonly caller: Caller
  readonly sample: Sample
  readonly headers?: Headers
}

export async function call({ test, callers }: Harness, { endpoint, caller, sample, headers = {} }: Call): Promise<LightMyRequestResponse> {
  const [base = ''] = urlsOf(endpoint)
  const path = base.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(sample.params[name])))
  const query = Object.entries(sample.query).map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
  const url = query.length > 0 ? `${path}?${query.join('&')}` : path
  const payload = endpoint.method === 'GET' || sample.body === undefined ? {} : { payload: JSON.stringify(sample.body) }
  const type: Headers = 'payload' in payload ? { 'content-type': 'application/json' } : {}
  return test.app.fastify.inject({
    method: endpoint.method,
    url,
    ...payload,
    headers: { ...(await callers.headersOf(caller)), ...type, ...headers },
  })
}
