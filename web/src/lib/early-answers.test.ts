import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configEndpoints } from '@tracklane/contract/config'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { askedEarly } from '#testing/early-answers.ts'
import { giveSession } from '#testing/give-session.ts'
import { clientConfig } from '#testing/render-screen.tsx'
import type { EarlyAnswer } from './early-answers.ts'
import { call } from './http.ts'
import { announceLocale } from './http-request.ts'
import { personChanged } from './person-changed.ts'

const { get } = configEndpoints
const early = { reply: { data: clientConfig('Early') } }
const brand = async () => (await call(get)).data.brand

beforeEach(() => answer(get, { data: clientConfig('Asked') }))
afterEach(() => document.head.querySelector('meta')?.remove())

test('an early answer is taken once, and later requests are sent', async () => {
  askedEarly([{ endpoint: get, answer: early }])
  expect(await brand()).toBe('Early')
  expect(asked(get)).toEqual([])
  expect(await brand()).toBe('Asked')
})

test('a running early request is waited for', async () => {
  let come = (_answer: EarlyAnswer) => {}
  const coming = new Promise<EarlyAnswer>((resolve) => {
    come = resolve
  })
  askedEarly([{ endpoint: get, answer: coming }])
  const answered = brand()
  come(early)
  expect(await answered).toBe('Early')
  expect(asked(get)).toEqual([])
})

test.each([
  ['it was refused', undefined, {}],
  ['it is old', early, { ago: 5_100 }],
  ['it was asked in another language', early, { language: 'de' }],
])('where %s the request is sent as usual', async (_what, reply, options) => {
  askedEarly([{ endpoint: get, answer: reply }], options)
  expect(await brand()).toBe('Asked')
})

test.each([
  ['another person', personChanged],
  ['another language', () => announceLocale('en')],
])('an early answer is not used for %s', async (_what, change) => {
  askedEarly([{ endpoint: get, answer: early }])
  change()
  expect(await brand()).toBe('Asked')
})

test('another query or header is another request', async () => {
  const { list } = orderListEndpoints
  refuse(list, 404)
  askedEarly([{ endpoint: list, query: { page: 1 }, answer: { reply: { data: [] } } }])
  await expect(call(list, { query: { page: 2 } as never })).rejects.toThrow()
  await expect(call(list, { query: { page: 1 } as never, headers: { Prefer: 'all' } })).rejects.toThrow()
  expect(asked(list)).toHaveLength(2)
})

const script = readFileSync(join(import.meta.dirname, '../../theme.js'), 'utf8')

/** Runs the script of a page that asks for the brand first, at that address. Returns its requests. */
function openPage(address: string, reply: () => Response) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => reply())
  vi.stubGlobal('fetch', fetched)
  document.head.insertAdjacentHTML('beforeend', '<meta name="first-requests" content="/api/config">')
  window.history.replaceState(null, '', address)
  new Function(script)()
  return fetched.mock.calls.map(([url]) => url)
}

test.each([
  ['who is signed in and what the screen asks first', '/', ['/api/user/profile', '/api/config']],
  ['who is signed in alone, where the address says more than the path', '/?id=7', ['/api/user/profile']],
])('a page requests %s', async (_what, address, urls) => {
  giveSession()
  expect(openPage(address, () => Response.json(early.reply))).toEqual(urls)
  vi.unstubAllGlobals()
  if (urls.length > 1) expect(await brand()).toBe('Early')
})

test('a page without a session requests nothing', () => {
  expect(openPage('/', () => Response.json(early.reply))).toEqual([])
  expect(window.earlyAnswers).toBeUndefined()
})

test.each([
  ['a refusal', () => new Response('{}', { status: 401 })],
  ['the page of a proxy', () => new Response('<html>')],
  ['silence', () => Response.error()],
])('%s is not used', async (_what, reply) => {
  giveSession()
  openPage('/', reply)
  expect(await Promise.all(window.earlyAnswers?.answers.values() ?? [])).toEqual([undefined, undefined])
})
