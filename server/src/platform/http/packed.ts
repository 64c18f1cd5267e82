import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is equal for all clients until it changes. It is written and compressed once, however often it is requested. */
export interface Packed {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  /** Compresses when first called. */
  in(encoding: Encoding): Promise<Buffer>
}

type Encoding = 'br' | 'gzip'

const squeeze = { br: promisify(brotliCompress), gzip: promisify(gzip) }

export function packed(answer: unknown): Packed {
  return packedFile(Buffer.from(JSON.stringify(answer)), 'application/json; charset=utf-8')
}

/** Packs a text that is not JSON; `type` includes the charset. */
export function packedFile(plain: Buffer, type: string): Packed {
  const forms = new Map<Encoding, Promise<Buffer>>()
  const compressed = (encoding: Encoding) => (encoding === 'br' ? squeeze.br(plain, BROTLI) : squeeze.gzip(plain))
  return {
    type,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`, // weak: one tag for every encoding of the text
    plain,
    in(encoding) {
      const form = forms.get(encoding) ?? compressed(encoding)
      forms.set(encoding, form)
      return form
    },
  }
}

/** Two steps below the best quality, which takes ten times as long and saves only a twentieth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }

/** Sends the packed answer instead of a handler's. Browsers may keep it and ask each time; answers 304 if the client has it already. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, answer: Packed): Promise<never> {
  reply.headers({ 'cache-control': 'no-cache', etag: answer.etag, vary: 'accept-encoding' })
  if (isKnown(answer.etag, request.headers['if-none-match'])) await reply.code(304).send()
  else await reply.type(answer.type).send(await written(request, reply, answer))
  return undefined as never // `route` checks that the reply is sent
}

async function written(request: FastifyRequest, reply: FastifyReply, answer: Packed): Promise<Buffer> {
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
  if (!encoding) return answer.plain
  const body = await answer.in(encoding)
  reply.header('content-encoding', encoding)
  return body
}

/** Compares tags weakly; `*` matches any (RFC 9110, 13.1.2). */
function isKnown(etag: string, header = ''): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''))
}

function encodingFor(header: string): Encoding | undefined {
  return (['br', 'gzip'] as const).find((encoding) => offers(header, encoding))
}

function offers(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
