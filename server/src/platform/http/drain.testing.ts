import { once } from 'node:events'
import { type Agent, request } from 'node:http'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import type { TestApp } from '#testing/app.ts'

interface Answer {
  readonly status: number | undefined
  readonly connection: string | undefined
  /** The seconds of a refusal's Retry-After. */
  readonly retryAfter?: string | undefined
  readonly message?: string
}

export function ask(port: number, path: string, options: { agent?: Agent; headers?: Record<string, string> } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, ...options }, (answer) => {
      const { statusCode: status, headers } = answer
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      answer.once('end', () => {
        const refusal = status === 503 && { retryAfter: headers['retry-after'], message: JSON.parse(text).message as string }
        resolve({ status, connection: headers.connection, ...refusal })
      })
    })
    sent.once('error', reject)
    sent.end()
  })
}

/** Blocks reading of orders until `letGo`. */
export async function holdOrders(server: TestApp): Promise<{ letGo(): Promise<void>; untilAsked(times: number): Promise<void> }> {
  let asked = 0
  server.app.fastify.server.on('request', () => {
    asked += 1
  })
  let release = (): void => undefined
  let transaction: Promise<void> = Promise.resolve()
  await new Promise<void>((held, failed) => {
    transaction = server.world.db.transaction().execute(async (tx) => {
      await sql`lock table orders in access exclusive mode`.execute(tx)
      await new Promise<void>((resolve) => {
        release = resolve
        held()
      })
    })
    transaction.catch(failed)
  })
  return {
    letGo: () => {
      release()
      return transaction
    },
    async untilAsked(times) {
      while (asked < times) await new Promise((resolve) => setTimeout(resolve, 5))
    },
  }
}

/** Opens connections with a request each that the system has accepted and the server has not: the server is blocked until they are sent. */
export async function openedUnseen(port: number, count: number): Promise<Promise<string>[]> {
  const sent = new Int32Array(new SharedArrayBuffer(4))
  const client = new Worker(SENDER, { eval: true, workerData: { port, count, sent } })
  const said: Promise<string[]> = once(client, 'message').then(([lines]) => lines as string[]) // from SENDER
  Atomics.wait(sent, 0, 0, 10_000)
  return Array.from({ length: count }, async (_, index) => (await said)[index] ?? '')
}

const SENDER = `
const { connect } = require('node:net')
const { parentPort, workerData: { port, count, sent } } = require('node:worker_threads')
let waiting = count
const lines = Array.from({ length: count }, () => new Promise((resolve) => {
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /api/config HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', () => {
    waiting -= 1
    if (waiting === 0) { Atomics.store(sent, 0, 1); Atomics.notify(sent, 0) }
  }))
  socket.once('data', (bytes) => resolve(String(bytes).split('\\r\\n')[0]))
  socket.once('error', ({ code }) => resolve(code))
  socket.once('close', () => resolve('closed'))
}))
Promise.all(lines).then((all) => parentPort.postMessage(all))
`
