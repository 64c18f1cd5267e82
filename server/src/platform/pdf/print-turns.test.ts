import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Role } from '@tracklane/contract/kit/role'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask, type FileServer, fileServer, read } from '#testing/file-server.ts'
import { eventually } from '#testing/hang.ts'
import { printInTurn } from './print-turns.ts'

const PART = 100_000
/** More parts than a connection takes for a reader who does not read. */
const LARGE = 120
/** More parts than are kept for one reader. */
const TOO_LARGE = 400

let files: FileServer
/** The number of made parts of each print. */
let made: number[]
/** The number of prints of which everything but the end was taken. */
let ended: number
let open: IncomingMessage[]

beforeAll(async () => {
  files = await fileServer()
})
beforeEach(() => {
  made = []
  ended = 0
  open = []
  print(LARGE)
})
afterAll(() => files.close())

function print(parts: number): void {
  files.make = (gone, ctx) =>
    printInTurn(ctx, gone, async () => ({
      type: 'pdf',
      name: 'x',
      content: drawn(parts, made.push(0) - 1),
      beforeEnd: async () => {
        ended += 1
      },
    }))
}

async function* drawn(parts: number, index: number): AsyncGenerator<Uint8Array> {
  for (let part = 1; part <= parts; part += 1) {
    yield new Uint8Array(PART).fill(part)
    made[index] = part
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function begin(role: Role): Promise<IncomingMessage> {
  const answer = await ask(files, await files.headersOf(role), '/api/endless/1')
  open.push(answer)
  return answer
}

async function leave(): Promise<void> {
  for (const answer of open) answer.on('error', () => undefined).destroy()
}

test('a reader who takes nothing keeps nobody else from printing', async () => {
  await begin('logist')
  await begin('admin')
  const third = await begin('organization_admin')
  expect((await read(third)).byteLength).toBe(LARGE * PART)
  expect(made).toEqual([LARGE, LARGE, LARGE])
  expect(ended).toBe(1)
  await leave()
})

test('a print made ahead arrives complete and in order, and ends once it is taken', async () => {
  const answer = await begin('logist')
  await eventually(() => expect(made).toEqual([LARGE]))
  expect(ended).toBe(0)
  const bytes = await read(answer)
  expect([bytes.byteLength, ended]).toEqual([LARGE * PART, 1])
  for (let part = 0; part < LARGE; part += 1) expect(bytes[part * PART]).toBe(part + 1)
})

test('at most sixteen megabytes are made ahead for a reader, and nothing for one who has left', async () => {
  print(TOO_LARGE)
  const answer = await begin('logist')
  await eventually(() => expect((made[0] ?? 0) * PART).toBeGreaterThan(16_000_000))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(made[0]).toBeLessThan(TOO_LARGE)
  answer.on('error', () => undefined).destroy()
  await once(answer, 'close')
  print(1)
  expect((await read(await begin('logist'))).byteLength).toBe(PART)
  const atLast = made[0]
  expect(atLast).toBeLessThan(TOO_LARGE)
  expect((await read(await begin('logist'))).byteLength).toBe(PART)
  expect([made[0], ended]).toEqual([atLast, 2])
})

test('a print that fails ahead breaks off and gives its turn back', async () => {
  const failing = async function* () {
    yield new Uint8Array(PART)
    yield new Uint8Array(PART)
    throw new Error('no more paper')
  }
  files.make = (gone, ctx) => printInTurn(ctx, gone, async () => ({ type: 'pdf', name: 'x', content: failing() }))
  await expect(read(await begin('logist'))).rejects.toThrow('aborted')
  print(1)
  expect((await read(await begin('logist'))).byteLength).toBe(PART)
})
