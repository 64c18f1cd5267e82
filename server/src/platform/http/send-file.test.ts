import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invalid, missing } from '#platform/errors.ts'
import { ask, bytes, type FileServer, fileServer, listed, read } from '#testing/file-server.ts'

let files: FileServer

beforeAll(async () => {
  files = await fileServer()
})
afterAll(() => files.close())

test('a file arrives in parts under its name, as a download that is not cached', async () => {
  files.make = () => ({ type: 'csv', name: 'Aufträge', rows: 2, content: listed(['a\r\n', 'b\r\n']) })
  const answer = await ask(files)
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

test('text is compressed only for clients that accept it', async () => {
  const text = 'the same again\r\n'.repeat(1_000)
  files.make = () => ({ type: 'csv', name: 'text', content: listed([text]) })
  const packed = await ask(files, { 'accept-encoding': 'br, gzip;q=0.5' })
  expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'accept-encoding'])
  const body = await read(packed)
  expect([body.length < 1_000, gunzipSync(body).toString() === text]).toEqual([true, true])
  for (const accepted of ['gzip;q=0', 'identity', '']) {
    const plain = await ask(files, { 'accept-encoding': accepted })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect((await read(plain)).toString()).toBe(text)
  }
})

test('a complete file has its length and is not compressed again', async () => {
  files.make = () => ({ type: 'pdf', name: 'print', content: bytes('%PDF '.repeat(1_000)) })
  const answer = await ask(files, { 'accept-encoding': 'gzip' })
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': '5000' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(await read(answer)).toHaveLength(5_000)
})

test.each([
  ['at once', () => Promise.reject(invalid({ order_ids: missing }))],
  ['before its first part', () => ({ type: 'csv', name: 'x', content: failing([], invalid({ order_ids: missing })) }) as const],
])('an error %s is a normal refusal', async (_when, failure) => {
  files.make = failure
  const answer = await ask(files, { 'accept-encoding': 'gzip' })
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([422, undefined])
  expect(JSON.parse((await read(answer)).toString())).toMatchObject({ errors: { order_ids: ['Value missed'] } })
})

test.each([
  ['of the making', () => failing(['a\r\n', 'b\r\n'], new Error('the disk is gone'))],
  ['of the size', () => listed(Array.from({ length: 20 }, () => 'x'.repeat(100_000)))],
])('an error %s later cuts the connection, compressed or not', async (_what, content) => {
  for (const accepted of ['gzip', 'identity']) {
    files.make = () => ({ type: 'csv', name: 'x', content: content() })
    const answer = await ask(files, { 'accept-encoding': accepted })
    expect(answer.statusCode).toBe(200)
    await expect(read(answer)).rejects.toThrow('aborted')
  }
})

async function* failing(texts: readonly string[], error: Error): AsyncGenerator<Uint8Array> {
  yield* listed(texts)
  await new Promise((resolve) => setTimeout(resolve, 20))
  throw error
}
