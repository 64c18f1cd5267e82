import { pipeline, Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import { dispositionOf, type FileAnswer, type FileShape, MEDIA_TYPES, TOTAL_ROWS_HEADER } from '@tracklane/contract/kit/file'
import type { FileEndpoint } from '@tracklane/contract/kit/file-endpoint'
import type { FastifyReply } from 'fastify'
import type { App } from './app.ts'
import { clientGoneSignal } from './client-gone.ts'
import { piecesOf, watchReader } from './patience.ts'

/** Sends the file that `make` returns. A failure before its first part is an ordinary error answer; later the connection is cut. */
export async function sendFile(
  app: App,
  endpoint: FileEndpoint,
  reply: FastifyReply,
  make: () => FileAnswer | Promise<FileAnswer>,
): Promise<FastifyReply> {
  const gone = clientGoneSignal(reply.raw)
  try {
    const file = await make()
    if (isKept(reply, file)) return await named(reply, file).code(304).send()
    const parts = partsOf(file)
    const first = await parts.next()
    announce(reply, file, endpoint.file)
    const whole = Readable.from(noted(app, reply, offered(reply, within(endpoint.file, first, parts))), { objectMode: false })
    endWith(whole, gone, parts)
    return await reply.send(encoded(reply, file, whole))
  } catch (error) {
    if (!gone.aborted) throw error
    return reply.hijack() // the client is gone
  }
}

async function* partsOf({ content }: FileAnswer): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) yield content
  else yield* content
}

/** Checks whether the client has the file already. */
function isKept({ request }: FastifyReply, { tag }: FileAnswer): boolean {
  return tag !== undefined && String(request.headers['if-none-match'] ?? '').includes(`"${tag}"`)
}

/** Sets the file's ETag and lets the client keep the file. */
function named(reply: FastifyReply, { tag }: FileAnswer): FastifyReply {
  return tag === undefined ? reply : reply.headers({ etag: `"${tag}"`, 'cache-control': 'private, max-age=31536000, immutable' })
}

/** The policy of a file that is shown in the page: no script, no form, no page of its own, and no other site may show it. */
const SHOWN = { 'content-security-policy': "sandbox; default-src 'none'", 'cross-origin-resource-policy': 'same-origin' }

function announce(reply: FastifyReply, file: FileAnswer, { inline = false }: FileShape): void {
  named(reply, file).headers({
    'content-type': MEDIA_TYPES[file.type],
    'content-disposition': dispositionOf(file, inline),
    ...(inline && SHOWN),
  })
  if (file.rows !== undefined) reply.header(TOTAL_ROWS_HEADER, file.rows)
  if (file.type !== 'csv' && file.content instanceof Uint8Array) reply.header('content-length', file.content.byteLength)
}

/** Ends the generator of the parts however the sending ends, even if nothing was read. */
function endWith(whole: Readable, gone: AbortSignal, parts: AsyncGenerator<Uint8Array>): void {
  const end = () => void parts.return(undefined).catch(() => undefined)
  whole.once('close', end)
  if (gone.aborted) end()
  else gone.addEventListener('abort', end, { once: true })
}

/** Cuts a file that grows past the size limit of the contract. Code that makes files must keep to that limit. */
async function* within(
  { maxBytes }: FileShape,
  first: IteratorResult<Uint8Array>,
  parts: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for (let part = first; !part.done; part = await parts.next()) {
    bytes += part.value.byteLength
    if (bytes > maxBytes) throw new Error(`The file is larger than ${maxBytes} bytes`)
    yield part.value
  }
}

/** Offers the parts in pieces, each made when the reader has room. */
async function* offered({ raw }: FastifyReply, parts: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = watchReader(raw)
  for await (const part of parts) {
    for (const piece of piecesOf(part)) {
      reader.hasMore()
      yield piece
    }
  }
}

async function* noted({ platform }: App, reply: FastifyReply, parts: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* parts
  } catch (error) {
    const { id, method, routeOptions } = reply.request
    if (!clientGoneSignal(reply.raw).aborted)
      platform.log.error({ err: error, request: id, method, url: routeOptions.url }, 'a file broke off')
    throw error
  }
}

/** Compresses text to about a tenth; sheets and prints are compressed already. Flushes each part, so that the first byte does not wait. */
function encoded(reply: FastifyReply, { type }: FileAnswer, whole: Readable): Readable {
  if (type !== 'csv') return whole
  reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(reply.request.headers['accept-encoding'] ?? ''))) return whole
  reply.header('content-encoding', 'gzip')
  return pipeline(whole, createGzip({ level: constants.Z_BEST_SPEED, flush: constants.Z_SYNC_FLUSH }), () => undefined)
}
