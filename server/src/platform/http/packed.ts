import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is the same for everybody until it changes: written and compressed once, however often it is asked for. */
export interface Packed {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  /** Compressed when first asked for. */
  in(encoding: Encoding): Promise<Buffer>
}

type Encoding = 'br' | 'gzip'

const squeeze = { br: promisify(brotliCompress), gzip: promisify(gzip) }

export function packed(answer: unknown): Packed {
  return packedFile(Buffer.from(JSON.stringify(answer)), 'application/json; charset=utf-8')
}

/** The same for a text that is no answer in JSON; `type` with its charset. */
export function packedFile(plain: Buffer, type: string): Packed {
  const forms = new Map<Encoding, Promise<Buffer>>()
  const compressed = (encoding: Encoding) => (encoding === 'br' ? squeeze.br(plain, BROTLI) : squeeze.gzip(plain))
  return {
    type,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`, // weak: the same text, whatever it is compressed with
    plain,
    in(encoding) {
      const form = forms.get(encoding) ?? compressed(encoding)
      forms.set(encoding, form)
      return form
    },
  }
}

/** Two steps below the best, which takes ten times as long for a twentieth less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }

/** Instead of an answer of the handler: it may be kept, and is asked for again each time; 304 to whoever has it already. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, answer: Packed): Promise<never> {
  reply.headers({ 'cache-control': 'no-cache', etag: answer.etag, vary: 'accept-encoding' })
  if (isKnown(answer.etag, request.headers['if-none-match'])) await reply.code(304).send()
  else await reply.type(answer.type).send(await written(request, reply, answer))
  return undefined as never // `route` sees that it is sent
}

async function written(request: FastifyRequest, reply: FastifyReply, answer: Packed): Promise<Buffer> {
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
  if (!encoding) return answer.plain
  const body = await answer.in(encoding)
  reply.header('content-encoding', encoding)
  return body
}

/** RFC 9110, 13.1.2: tags are compared weakly, `*` is any. */
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
