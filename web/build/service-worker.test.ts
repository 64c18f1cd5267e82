import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const CODE = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
const SHELL = 'shell-1'
const FILE = '/assets/later-1.js'

/** The part of a request that the worker reads. */
interface Asked {
  readonly url: string
  readonly method: string
  readonly mode: string
}

/** Acts as browsers do: opening creates a missing cache, and a deleted cache can still be written to, without an effect. */
class Caches {
  readonly named = new Map<string, Map<string, string>>()
  /** Runs between the question whether a cache exists and its answer. */
  beforeHas = () => {}

  async has(name: string): Promise<boolean> {
    const has = this.named.has(name)
    this.beforeHas()
    return has
  }

  async open(name: string) {
    const files = this.named.get(name) ?? new Map<string, string>()
    this.named.set(name, files)
    return {
      put: async (key: string | Asked, answer: Response) => void files.set(addressOf(key), await answer.text()),
      match: async (key: string | Asked) => answerOf(files.get(addressOf(key))),
    }
  }

  async match(key: string | Asked) {
    return answerOf([...this.named.values()].map((files) => files.get(addressOf(key))).find((file) => file !== undefined))
  }

  async delete(name: string): Promise<boolean> {
    return this.named.delete(name)
  }
}

function addressOf(key: string | Asked): string {
  return typeof key === 'string' ? key : new URL(key.url).pathname
}

function answerOf(file: string | undefined): Response | undefined {
  return file === undefined ? undefined : new Response(file)
}

let caches: Caches
let ask: (path: string) => Promise<string>
let visit: (path: string) => Promise<string>
const fetch = vi.fn<(request: Asked, init?: RequestInit) => Promise<Response>>()

beforeEach(() => {
  caches = new Caches()
  caches.named.set(SHELL, new Map([['/', 'the page']]))
  const listeners = new Map<string, (event: object) => void>()
  const self = { addEventListener: (name: string, hear: (event: object) => void) => void listeners.set(name, hear) }
  const location = { origin: 'https://tracklane.test' }
  const constants = { FILES: [FILE], ENTRY: 'assets/start.js', VERSION: '1' }
  fetch.mockReset().mockImplementation(async () => new Response('a part'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { setTimeout, clearTimeout } = globalThis
  runInNewContext(CODE, { ...constants, self, location, caches, URL, Response, AbortController, setTimeout, clearTimeout, fetch })
  const send = async (path: string, mode: string) => {
    const request = { url: `${location.origin}${path}`, method: 'GET', mode }
    const answer = await new Promise<Response>((respondWith) => listeners.get('fetch')?.({ request, respondWith }))
    return answer.text()
  }
  ask = (path) => send(path, 'cors')
  visit = (path) => send(path, 'navigate')
})
afterEach(() => void vi.useRealTimers())

const keptNow = () => Object.fromEntries([...caches.named].map(([name, files]) => [name, Object.fromEntries(files)]))

test('a part that is not cached yet is cached when it arrives', async () => {
  expect(await ask(FILE)).toBe('a part')
  expect(keptNow()).toEqual({ [SHELL]: { '/': 'the page', [FILE]: 'a part' } })
})

test('after sign-out has emptied the caches nothing is cached any more', async () => {
  caches.named.clear()
  expect(await ask(FILE)).toBe('a part')
  expect(keptNow()).toEqual({})
})

test('a part that arrives while the caches are emptied does not come back', async () => {
  caches.beforeHas = () => caches.named.clear()
  expect(await ask(FILE)).toBe('a part')
  expect(keptNow()).toEqual({})
})

test("the server's page is shown, whatever its status", async () => {
  fetch.mockResolvedValue(new Response('not found', { status: 404 }))
  expect(await visit('/order/kanban')).toBe('not found')
})

test.each([502, 503, 504])('where a proxy finds no server (%i), the cached page is shown', async (status) => {
  fetch.mockResolvedValue(new Response('Bad gateway', { status }))
  expect(await visit('/')).toBe('the page')
  caches.named.clear()
  fetch.mockResolvedValue(new Response('Bad gateway', { status }))
  expect(await visit('/')).toBe('Bad gateway')
})

test('where nobody answers in time, the cached page is shown', async () => {
  fetch.mockImplementation(
    (_request, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
  )
  const page = visit('/')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await page).toBe('the page')
})

test('a page that has begun to arrive is waited for', async () => {
  visit('/').catch(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([false])
})
