import { once } from 'node:events'
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileAnswer } from '@tracklane/contract/kit/file'
import { fileEndpoint } from '@tracklane/contract/kit/file-endpoint'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { buildApp } from '#app.ts'
import { createLog } from '#platform/log.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { clientGoneSignal } from './client-gone.ts'
import { route } from './route.ts'

/** Methods with and without a body: Node treats a request whose body has been read differently when its sender leaves. */
const METHODS = ['GET', 'POST'] as const
type Method = (typeof METHODS)[number]

const fileOf = (method: Method) =>
  fileEndpoint({
    method,
    path: '/file/:type',
    access: ['logist'],
    params: z.object({ type: z.enum(['csv', 'pdf']) }),
    body: z.object({}).optional(),
    file: { types: ['csv', 'pdf'], maxBytes: Number.MAX_SAFE_INTEGER },
  })

let server: TestApp
let fastify: FastifyInstance
let folder: string
let lines: { level: number; msg: string }[]
/** Makes the file of the call; also used by a route outside the contract. */
let make: (type: 'csv' | 'pdf', gone: AbortSignal) => FileAnswer | Promise<FileAnswer>
let sends: (reply: FastifyReply) => Promise<unknown>
let ended: Promise<void>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tracklane-leaving-'))
  writeFileSync(join(folder, 'large.js'), Buffer.alloc(20_000_000, 'x'))
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  lines = []
  server = await testApp({ log })
  const app = await buildApp(server.app.platform)
  fastify = app.fastify
  for (const method of METHODS) route(app, fileOf(method), (_ctx, { params }, { gone }) => make(params.type, gone))
  fastify.route({ method: [...METHODS], url: '/sends', handler: (_request, reply) => sends(reply) })
  fastify.addHook('onRequest', async (_request, reply) => {
    ended = once(reply.raw, 'close').then(() => undefined)
  })
  await fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await fastify.close()
  await server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  lines = []
})
/** Late events arrive in the next rounds of the loop. */
afterEach(async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
})

type When = 'asked' | 'answered' | 'reading'

async function leave(path: string, when: When, headers: Record<string, string> = {}): Promise<void> {
  for (const method of METHODS) await leaveOne({ method, path, headers }, when)
}

async function leaveOne(asked: { method: Method; path: string; headers: Record<string, string> }, when: When): Promise<void> {
  const { port } = fastify.server.address() as AddressInfo // it listens on a port
  const came = once(fastify.server, 'request')
  const body = asked.method === 'POST' ? { 'content-type': 'application/json', 'content-length': 2 } : {}
  const asking = request({ ...asked, port, headers: { ...(await server.credentials('logist')), ...asked.headers, ...body } })
  asking.on('error', () => undefined)
  asking.end(asked.method === 'POST' ? '{}' : undefined)
  await came
  if (when !== 'asked') {
    const [answer] = await once(asking, 'response')
    if (when === 'reading') await once(answer, 'data')
    answer.on('error', () => undefined)
  }
  asking.destroy()
  await ended
}

const left = (gone: AbortSignal): Promise<void> =>
  new Promise((resolve) => (gone.aborted ? resolve() : gone.addEventListener('abort', () => resolve(), { once: true })))

async function* growing(): AsyncGenerator<Uint8Array> {
  for (;;) {
    yield new Uint8Array(50_000).map(() => Math.random() * 256)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

for (const type of ['csv', 'pdf'] as const)
  for (const accepted of ['gzip', 'identity']) {
    const of = { path: `/api/file/${type}`, headers: { 'accept-encoding': accepted } }

    test(`a client leaves before a file is made (${type}, ${accepted})`, async () => {
      make = async (_type, gone) => {
        await left(gone)
        return { type, name: 'x', content: new Uint8Array(10_000) }
      }
      await leave(of.path, 'asked', of.headers)
    })

    test(`a client leaves before the first part of a file (${type}, ${accepted})`, async () => {
      make = (_type, gone) => ({
        type,
        name: 'x',
        content: (async function* () {
          await left(gone)
          yield new Uint8Array(10_000)
        })(),
      })
      await leave(of.path, 'asked', of.headers)
    })

    test(`a client leaves, and the maker of the file gives up (${type}, ${accepted})`, async () => {
      make = async (_type, gone) => {
        await left(gone)
        throw gone.reason
      }
      await leave(of.path, 'asked', of.headers)
    })

    test.each(['answered', 'reading'] as const)(`a client leaves in the middle of a file, %s (${type}, ${accepted})`, async (when) => {
      make = () => ({ type, name: 'x', content: growing() })
      await leave(of.path, when, of.headers)
    })
  }

test.each(['gzip', 'identity'])('a client leaves during a file of the web client (%s)', async (accepted) => {
  sends = async (reply) => reply.type('text/javascript').send(createReadStream(join(folder, 'large.js')))
  await leave('/sends', 'reading', { 'accept-encoding': accepted })
  sends = async (reply) => {
    await left(clientGoneSignal(reply.raw))
    return reply.type('text/javascript').send(createReadStream(join(folder, 'large.js')))
  }
  await leave('/sends', 'asked', { 'accept-encoding': accepted })
})

test.each(['gzip', 'identity'])('a client leaves during a complete answer (%s)', async (accepted) => {
  sends = async (reply) => {
    await left(clientGoneSignal(reply.raw))
    return { data: 'x'.repeat(100_000) }
  }
  await leave('/sends', 'asked', { 'accept-encoding': accepted })
})

test('another error is logged even though the client has left', async () => {
  sends = async (reply) => {
    await left(clientGoneSignal(reply.raw))
    throw new TypeError('a fault of ours')
  }
  await leave('/sends', 'asked')
  await expect.poll(() => lines.map(({ msg }) => msg)).toEqual(['request failed', 'request failed'])
  lines = []
})
