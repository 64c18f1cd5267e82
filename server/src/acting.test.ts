import { endpoints } from '@tracklane/contract/endpoints'
import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import { ROLES, type Role } from '@tracklane/contract/kit/role'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urlsOf } from '#platform/http/route.ts'
import { actingHeaders } from '#testing/acting.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { ALLOWED, REFUSED, UNWRITTEN } from './while-impersonating.testing.ts'

const ABSENT = '2147483647'
/** Calls about persons or organizations themselves. */
const OWN = /^\w+ \/(user|organization|sign-in|impersonate)(\/|$)/
/** Calls about their session and their looks, and the two of a link in a mail, which need no sign-in. */
const SESSION = [
  'POST /user/login',
  'POST /user/logout',
  'PUT /user/profile',
  'POST /user/forgot-password',
  'POST /user/reset-password',
  'DELETE /impersonate',
  'PUT /user/message-settings',
]

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const named = endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))
const written = named.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ name }) => name)
const sorted = (names: readonly string[]) => [...names].sort()

async function ask(endpoint: Endpoint, target: Role): Promise<{ status: number; isRefused: boolean }> {
  const headers = await actingHeaders(test, { impersonator: 'admin', as: target })
  const url = (urlsOf(endpoint)[0] ?? '').replace(/:\w+/g, ABSENT)
  const payload = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { payload: {} }
  const { statusCode, body } = await test.app.fastify.inject({ method: endpoint.method, url, headers, ...payload })
  return { status: statusCode, isRefused: statusCode === 403 && body.includes('Not while you act as somebody else') }
}

describe('calls refused while impersonating', () => {
  it('every writing call is decided', () => {
    expect(sorted([...REFUSED, ...UNWRITTEN, ...ALLOWED])).toEqual(sorted(written))
  })

  it('the contract marks exactly the refused ones', () => {
    const flagged = named.filter(({ endpoint }) => endpoint.whileImpersonating === 'refused')
    expect(sorted(flagged.map(({ name }) => name))).toEqual(sorted(REFUSED))
  })

  it('every call about a person or an organization is refused, except their session and their looks', () => {
    expect(written.filter((name) => OWN.test(name) && !REFUSED.includes(name))).toEqual(SESSION)
  })
})

describe.each(ROLES.filter((role) => role !== 'admin'))('impersonating a %s', (target) => {
  it.each(named)('$name answers as it does to that person', async ({ name, endpoint }) => {
    const { status, isRefused } = await ask(endpoint, target)
    const isClosed = endpoint.access !== 'public' && !mayCall(endpoint, target)
    expect(isRefused).toBe(!isClosed && REFUSED.includes(name))
    if (isClosed || isRefused) expect(status).toBe(403)
    else expect([401, 403, 419, 429].includes(status) || status >= 500, `answered ${status}`).toBe(false)
  })
})
