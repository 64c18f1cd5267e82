import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import type { PostgresPoolClient } from 'kysely'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { pipelined } from './pipelined.ts'
import { DatabaseUnreachable } from './unreachable.ts'

/** Stands in for the driver's client; the proof `outage` tests a real PostgreSQL that goes away. */
class Line extends EventEmitter {
  isEnded = false
  readonly connection = { stream: new PassThrough() }
  readonly answer: Promise<void>

  constructor(answer: Promise<void>) {
    super()
    this.answer = answer
  }

  async connect(): Promise<this> {
    await this.answer
    return this
  }

  async end(): Promise<void> {
    this.isEnded = true
  }
}

function exchange(answers: Promise<void>[] = []) {
  const lines: Line[] = []
  const pool = pipelined(
    () => {
      const line = new Line(answers[lines.length] ?? Promise.resolve())
      lines.push(line)
      return line as unknown as Client // only this of the client is used
    },
    (client) => ({ client }) as unknown as PostgresPoolClient, // only compared
  )
  return { pool, lines }
}

test('all callers get the same connection, also while it is being opened', async () => {
  const { pool, lines } = exchange()
  const [first, second] = await Promise.all([pool.connect(), pool.connect()])
  expect(second).toBe(first)
  expect(await pool.connect()).toBe(first)
  expect(lines).toHaveLength(1)
})

test.each(['error', 'end'])('after a broken connection (%s) the next caller gets a new one', async (event) => {
  const { pool, lines } = exchange()
  const first = await pool.connect()
  lines[0]?.emit(event, new Error('Connection terminated unexpectedly'))
  const second = await pool.connect()
  expect(second).not.toBe(first)
  lines[0]?.emit('end')
  expect(await pool.connect()).toBe(second)
})

test('a failed connection is reported to every waiting caller, and the next caller tries again', async () => {
  const refused = Promise.reject(Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' }))
  const { pool, lines } = exchange([refused])
  const asked = await Promise.allSettled([pool.connect(), pool.connect()])
  expect(asked.map((one) => one.status === 'rejected' && one.reason)).toEqual([
    expect.any(DatabaseUnreachable),
    expect.any(DatabaseUnreachable),
  ])
  await expect(pool.connect()).resolves.toBeDefined()
  expect(lines).toHaveLength(2)
})

test('ending closes the connection, and works without one', async () => {
  const { pool, lines } = exchange()
  await pool.connect()
  await pool.end()
  expect(lines[0]?.isEnded).toBe(true)
  await expect(exchange().pool.end()).resolves.toBeUndefined()
})

test('all statements of a round of the event loop are sent together', async () => {
  const { pool, lines } = exchange()
  await pool.connect()
  await pool.connect()
  const stream = lines[0]?.connection.stream
  const sent: string[] = []
  stream?.on('data', (bytes) => sent.push(String(bytes)))
  stream?.write('one ')
  expect(stream?.writableCorked).toBe(1)
  await new Promise((resolve) => setImmediate(resolve))
  expect(stream?.writableCorked).toBe(0)
  expect(sent).toEqual(['one '])
})
