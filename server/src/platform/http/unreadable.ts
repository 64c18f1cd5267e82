import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/** Headers for the few answers that pass no hook: JSON that may not be kept, framed or taken for another type. */
const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

export function withBareHeaders(reply: FastifyReply): FastifyReply {
  return reply.headers({ ...BARE_HEADERS, 'x-request-id': reply.request.id })
}

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request could not be read',
  405: 'This kind of request is not known here',
  408: 'The request took too long',
  431: 'The headers of the request are too large',
}

/** Answers bytes that are not HTTP, in the source language: there are no headers that name another one. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = statusOf(error)
  const message = MESSAGES[status]
  const body = JSON.stringify({ message, error: message })
  const own = { 'x-request-id': randomUUID(), 'content-length': Buffer.byteLength(body), connection: 'close' }
  const headers = { ...BARE_HEADERS, ...own, 'content-type': 'application/json; charset=utf-8' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  socket.destroy(error)
}

/** An unknown method in an otherwise valid request line. */
const UNKNOWN_METHOD = /^[A-Z][A-Z-]{0,30} \S+ HTTP\/1\.[01]\r\n/

function statusOf(error: NodeJS.ErrnoException): number {
  const { code } = error
  const { rawPacket } = error as { rawPacket?: unknown } // Node adds it when its parser fails
  if (code === 'HPE_INVALID_METHOD' && Buffer.isBuffer(rawPacket) && UNKNOWN_METHOD.test(rawPacket.toString('latin1'))) return 405
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}
