import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FileAnswer } from '@tracklane/contract/kit/file'
import { fileEndpoint } from '@tracklane/contract/kit/file-endpoint'
import type { Role } from '@tracklane/contract/kit/role'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { buildApp } from '#app.ts'
import type { Context } from '#platform/context.ts'
import { route } from '#platform/http/route.ts'
import { type TestApp, testApp } from './app.ts'

const print = fileEndpoint({
  method: 'GET',
  path: '/print/:of',
  access: ['admin', 'logist', 'organization_admin'],
  params: z.object({ of: z.string() }),
  file: { types: ['csv', 'pdf'], maxBytes: 1_000_000 },
})

const endlessPrint = { ...print, path: '/endless/:of', file: { ...print.file, maxBytes: Number.MAX_SAFE_INTEGER } } as const

type Make = (gone: AbortSignal, ctx: Context) => FileAnswer | Promise<FileAnswer>

/** A server with a call that returns a file, and the headers of an allowed caller. */
export interface FileServer {
  /** Makes the file of the next call. */
  make: Make
  readonly fastify: FastifyInstance
  readonly port: number
  readonly headers: Record<string, string>
  /** Returns headers of other roles than the logist. */
  readonly headersOf: (role: Role) => Promise<Record<string, string>>
  readonly close: () => Promise<void>
}

export async function fileServer(): Promise<FileServer> {
  const server: TestApp = await testApp()
  const app = await buildApp(server.app.platform)
  const { fastify } = app
  const close = async () => {
    await fastify.close()
    await server.close()
  }
  const headersOf = (role: Role) => server.credentials(role)
  const files: { -readonly [Key in keyof FileServer]: FileServer[Key] } = { make: nothing, fastify, port: 0, headers: {}, headersOf, close }
  for (const endpoint of [print, endlessPrint]) route(app, endpoint, (ctx, _received, { gone }) => files.make(gone, ctx))
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  files.port = (fastify.server.address() as AddressInfo).port // it listens on a port
  files.headers = await headersOf('logist')
  return files
}

const nothing: Make = () => {
  throw new Error('Nothing was said to be made')
}

export const bytes = (text: string) => new TextEncoder().encode(text)

/** Asks over a new connection: one that has carried a large file takes much of the next one, read or not. */
export async function ask(
  { port, headers }: FileServer,
  extra: Record<string, string> = {},
  path = '/api/print/1',
): Promise<IncomingMessage> {
  const asking = request({ port, path, agent: false, headers: { ...headers, ...extra } })
  asking.end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage] // the arguments of this event
  return answer
}

export function requested({ fastify }: FileServer): Promise<[IncomingMessage, ServerResponse]> {
  return once(fastify.server, 'request') as Promise<[IncomingMessage, ServerResponse]> // the arguments of this event
}
export async function read(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer) // no encoding is set
  return Buffer.concat(parts)
}

export async function* listed(texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield bytes(text)
}

/** The progress of an endless file. */
export interface Progress {
  read: number
  isOver: boolean
}

/** Makes parts without end, as fast as they are read. */
export async function* endless(state: Progress, gone: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    for (; !gone.aborted; state.read += 1) {
      yield new Uint8Array(10_000).map(() => Math.random() * 256)
      await new Promise((resolve) => setImmediate(resolve))
    }
  } finally {
    state.isOver = true
  }
}
