import { endpoints } from '@tracklane/contract/endpoints'
import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import { ROLES, type Role } from '@tracklane/contract/kit/role'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urlsOf } from '#platform/http/route.ts'
import { actingHeaders } from '#testing/acting.ts'
import { type TestApp, testApp } from '#testing/app.ts'

const ABSENT = '2147483647'
/** What is of a person or an organization themselves; the session and the own preferences aside. */
const OWN = /^\/?(user|organization|sign-in|impersonate)(\/|$)/
const SESSION = ['POST /user/login', 'POST /user/logout', 'PUT /user/profile', 'DELETE /impersonate']

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const named = endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))
const written = named.filter(({ name, endpoint }) => endpoint.method !== 'GET' && OWN.test(endpoint.path) && !SESSION.includes(name))

async function ask(endpoint: Endpoint, target: Role): Promise<number> {
  const headers = await actingHeaders(test, { impersonator: 'admin', as: target })
  const url = (urlsOf(endpoint)[0] ?? '').replace(/:\w+/g, ABSENT)
  const payload = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { payload: {} }
  return (await test.app.fastify.inject({ method: endpoint.method, url, headers, ...payload })).statusCode
}

it.each(written)('$name is not for whoever acts as somebody else', ({ endpoint }) => {
  expect(endpoint.notWhileActing).toBe(true)
})

describe.each(ROLES.filter((role) => role !== 'admin'))('acting as a %s', (target) => {
  it.each(named)('$name answers as it does to them', async ({ endpoint }) => {
    const status = await ask(endpoint, target)
    if (endpoint.access !== 'public' && (!mayCall(endpoint, target) || endpoint.notWhileActing)) expect(status).toBe(403)
    else expect([401, 403, 419, 429].includes(status) || status >= 500, `answered ${status}`).toBe(false)
  })
})
