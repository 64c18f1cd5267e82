import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { FileAnswer } from '@tracklane/contract/kit/file'
import { fileEndpoint } from '@tracklane/contract/kit/file-endpoint'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { buildApp } from '#app.ts'
import { invalid, missing } from '#platform/errors.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { route } from './route.ts'

const print = fileEndpoint({
  method: 'GET',
  path: '/print/:of',
  access: ['logist'],
  params: z.object({ of: z.string() }),
  file: { types: ['csv', 'pdf'], maxBytes: 1_000_000 },
})

const endlessPrint = { ...print, path: '/endless/:of', file: { ...print.file, maxBytes: Number.MAX_SAFE_INTEGER } } as const

/** What the call makes next. */
let make: (gone: AbortSignal) => FileAnswer | Promise<FileAnswer>
let server: TestApp
let headers: Record<string, string>
let port: number
let fastify: FastifyInstance

beforeAll(async () => {
  server = await testApp()
  const app = await buildApp(server.app.platform)
  fastify = app.fastify
  for (const endpoint of [print, endlessPrint]) route(app, endpoint, (_ctx, _received, { gone }) => make(gone))
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  port = (fastify.server.address() as AddressInfo).port // it listens on one
})
beforeEach(async () => {
  headers = await server.credentials('logist')
})
afterAll(async () => {
  await fastify.close()
  await server.close()
})

const bytes = (text: string) => new TextEncoder().encode(text)

async function ask(extra: Record<string, string> = {}, path = '/api/print/1'): Promise<IncomingMessage> {
  const asking = request({ port, path, headers: { ...headers, ...extra } })
  asking.end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage] // what this event carries
  return answer
}

function requested(): Promise<[IncomingMessage, ServerResponse]> {
  return once(fastify.server, 'request') as Promise<[IncomingMessage, ServerResponse]> // what this event carries
}

async function read(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer) // no encoding is set
  return Buffer.concat(parts)
}

test('arrives in parts under its name, to be saved and not to be kept', async () => {
  make = () => ({ type: 'csv', name: 'Aufträge', rows: 2, content: listed(['a\r\n', 'b\r\n']) })
  const answer = await ask()
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="Auftrage.csv"; filename*=UTF-8''Auftr%C3%A4ge.csv`,
    'x-total-rows': '2',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'transfer-encoding': 'chunked',
  })
  expect((await read(answer)).toString()).toBe('a\r\nb\r\n')
})

test('text is packed for those who can unpack it, and only for them', async () => {
  const text = 'the same again\r\n'.repeat(1_000)
  make = () => ({ type: 'csv', name: 'text', content: listed([text]) })
  const packed = await ask({ 'accept-encoding': 'br, gzip;q=0.5' })
  expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'accept-encoding'])
  const body = await read(packed)
  expect([body.length < 1_000, gunzipSync(body).toString() === text]).toEqual([true, true])
  for (const accepted of ['gzip;q=0', 'identity', '']) {
    const plain = await ask({ 'accept-encoding': accepted })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect((await read(plain)).toString()).toBe(text)
  }
})

test('what is there as a whole says how long it is, and is not packed twice', async () => {
  make = () => ({ type: 'pdf', name: 'print', content: bytes('%PDF '.repeat(1_000)) })
  const answer = await ask({ 'accept-encoding': 'gzip' })
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': '5000' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(await read(answer)).toHaveLength(5_000)
})

test.each([
  ['at once', () => Promise.reject(invalid({ order_ids: missing }))],
  ['before its first part', () => ({ type: 'csv', name: 'x', content: failing([], invalid({ order_ids: missing })) }) as const],
])('an error %s is an answer like any other', async (_when, failure) => {
  make = failure
  const answer = await ask({ 'accept-encoding': 'gzip' })
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([422, undefined])
  expect(JSON.parse((await read(answer)).toString())).toMatchObject({ errors: { order_ids: ['Value missed'] } })
})

test.each([
  ['of the making', () => failing(['a\r\n', 'b\r\n'], new Error('the disk is gone'))],
  ['of the size', () => listed(Array.from({ length: 20 }, () => 'x'.repeat(100_000)))],
])('an error %s after that cuts the connection, packed or not', async (_what, content) => {
  for (const accepted of ['gzip', 'identity']) {
    make = () => ({ type: 'csv', name: 'x', content: content() })
    const answer = await ask({ 'accept-encoding': accepted })
    expect(answer.statusCode).toBe(200)
    await expect(read(answer)).rejects.toThrow('aborted')
  }
})

test('whoever goes away frees the server at once: nothing is read any further', async () => {
  for (const accepted of ['gzip', 'identity']) {
    const state = { read: 0, isOver: false }
    make = (gone) => ({ type: 'csv', name: 'x', content: endless(state, gone) })
    const answer = await ask({ 'accept-encoding': accepted })
    await once(answer, 'data')
    answer.destroy()
    await expect.poll(() => state.isOver).toBe(true)
    const { read } = state
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(state.read).toBe(read)
  }
})

describe('a reader who takes nothing of what is there', () => {
  const MINUTE = 60_000
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  test.each(['gzip', 'identity'])('for a minute is cut, and what makes the file ends: %s', async (accepted) => {
    const state = { read: 0, isOver: false }
    make = (gone) => ({ type: 'csv', name: 'x', content: endless(state, gone) })
    const answer = await ask({ 'accept-encoding': accepted }, '/api/endless/1')
    // More than once: the network itself takes some of it at first.
    await expect.poll(() => vi.advanceTimersByTime(MINUTE) && state.isOver).toBe(true)
    await expect(read(answer)).rejects.toThrow('aborted')
  })

  test.each(['gzip', 'identity'])('but a little every fifty seconds is not: %s', async (accepted) => {
    const state = { read: 0, isOver: false }
    make = (gone) => ({ type: 'csv', name: 'x', content: endless(state, gone) })
    const asked = requested()
    const answer = await ask({ 'accept-encoding': accepted }, '/api/endless/1')
    const [, response] = await asked
    for (let time = 0; time < 6; time += 1) {
      await expect.poll(() => response.writableLength).toBeGreaterThan(0)
      vi.advanceTimersByTime(50_000)
      await taken(answer, state)
    }
    expect(state.isOver).toBe(false)
    answer.destroy()
  })

  test('because it is not made yet is waited with', async () => {
    const asked = requested()
    let go = () => {}
    make = () => ({ type: 'csv', name: 'x', content: pausing(new Promise((resolve) => (go = resolve))) })
    const answer = await ask()
    const [, response] = await asked
    await expect.poll(() => response.writableLength).toBe(0)
    vi.advanceTimersByTime(10 * MINUTE)
    go()
    expect((await read(answer)).toString()).toBe('a\r\nb\r\n')
  })
})

test('whoever goes away while the first part is made frees the server, too', async () => {
  const state = { read: 0, isOver: false }
  const asking = request({ port, path: '/api/print/1', headers })
  make = async (gone) => {
    asking.destroy()
    await expect.poll(() => gone.aborted).toBe(true)
    return { type: 'csv', name: 'x', content: endless(state, new AbortController().signal) }
  }
  asking.on('error', () => undefined).end()
  await expect.poll(() => state.isOver).toBe(true)
})

test('whoever goes away before the first byte is known to have gone', async () => {
  let gone: AbortSignal | undefined
  make = (signal) => {
    gone = signal
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const asking = request({ port, path: '/api/print/1', headers })
  asking.on('error', () => undefined).end()
  await expect.poll(() => gone).toBeDefined()
  asking.destroy()
  await expect.poll(() => gone?.aborted).toBe(true)
})

test('whoever got all of it has not gone away', async () => {
  let gone: AbortSignal | undefined
  make = (signal) => {
    gone = signal
    return { type: 'csv', name: 'x', content: listed(['a']) }
  }
  await read(await ask({ connection: 'close' }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(gone?.aborted).toBe(false)
})

async function* listed(texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield bytes(text)
}

async function* pausing(pause: Promise<void>): AsyncGenerator<Uint8Array> {
  yield bytes('a\r\n')
  await pause
  yield bytes('b\r\n')
}

/** So much that the server has made more since. */
async function taken(answer: IncomingMessage, state: { readonly read: number; readonly isOver: boolean }): Promise<void> {
  const before = state.read
  answer.resume()
  await expect.poll(() => state.isOver || state.read > before + 1).toBe(true)
  answer.pause()
}

async function* failing(texts: readonly string[], error: Error): AsyncGenerator<Uint8Array> {
  yield* listed(texts)
  await new Promise((resolve) => setTimeout(resolve, 20))
  throw error
}

/** Made as fast as it is read, without an end. */
async function* endless(state: { read: number; isOver: boolean }, gone: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    for (; !gone.aborted; state.read += 1) {
      yield new Uint8Array(10_000).map(() => Math.random() * 256)
      await new Promise((resolve) => setImmediate(resolve))
    }
  } finally {
    state.isOver = true
  }
}
