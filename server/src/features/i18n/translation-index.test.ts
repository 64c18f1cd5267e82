import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CATALOGUES } from '#db/seed/reference.ts'
import { type TestApp, testApp } from '#testing/app.ts'

/** The limit of the bytes of one language that a browser loads. */
const MOST_BYTES = 60_000

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

function ask(query = '', headers: Record<string, string> = {}) {
  return app.guest().get(`/i18n/translation-index${query}`, headers)
}

function codesIn(index: Record<string, Record<string, object>>): string[] {
  const codes = Object.values(index).flatMap((messages) => Object.values(messages).flatMap((texts) => Object.keys(texts)))
  return [...new Set(codes)].sort()
}

describe('the texts of one language', () => {
  it.each(Object.keys(CATALOGUES))('are those of %s alone, in the form of the whole index', async (code) => {
    const answer = await ask(`?language=${code}`)
    expect(answer.statusCode).toBe(200)
    expect(codesIn(answer.json().data)).toEqual([code])
    expect(answer.json().data.order_status['In delivery']).toEqual({ [code]: CATALOGUES[code]?.order_status?.['In delivery'] })
  })

  it.each(Object.keys(CATALOGUES))('for %s take at most 60 kB on the network', async (code) => {
    const answer = await ask(`?language=${code}`, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect([answer.headers['content-encoding'], answer.headers['content-type']]).toEqual(['br', 'application/json; charset=utf-8'])
    const { data } = JSON.parse(brotliDecompressSync(answer.rawPayload).toString())
    expect(codesIn(data)).toEqual([code])
    expect(Object.keys(data)).toEqual(expect.arrayContaining(Object.keys(CATALOGUES[code] ?? {})))
    process.stdout.write(`${code}: ${answer.rawPayload.length} bytes brotli\n`)
    expect(answer.rawPayload.length).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('are empty for the source language, whose messages are the texts', async () => {
    expect((await ask(`?language=${SOURCE_LANGUAGE}`)).json()).toEqual({ data: {} })
  })

  it.each(['xx', '__proto__', 'constructor', '', '1e3', 'DE', '[[1]]', '%00', 'de&language=en', 'x'.repeat(500)])(
    '%s are refused at the field',
    async (language) => {
      const answer = await ask(`?language=${language}`)
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['language']])
    },
  )

  it('are refused for an inactive language', async () => {
    await app.world.db.insertInto('languages').values({ name: 'Čeština', char_code: 'cs', active: false }).execute()
    const other = await testApp()
    const answer = await other.guest().get('/i18n/translation-index?language=cs')
    await app.world.db.deleteFrom('languages').where('char_code', '=', 'cs').execute()
    await other.close()
    expect(answer.statusCode).toBe(422)
  })
})

describe('a client with the texts', () => {
  it.each(['', '?language=de'])('asks again each time and gets 304 (%s)', async (query) => {
    const first = await ask(query)
    expect(first.headers['cache-control']).toBe('no-cache')
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^W\/"[\w-]{20,}"$/)
    for (const tag of [etag, etag.slice(2), `"old", ${etag}`, '*']) {
      const again = await ask(query, { 'if-none-match': tag, 'accept-encoding': 'br' })
      expect([again.statusCode, again.body, again.headers.etag, again.headers['cache-control']]).toEqual([304, '', etag, 'no-cache'])
    }
    for (const tag of ['"old"', '', 'W/""']) expect((await ask(query, { 'if-none-match': tag })).statusCode).toBe(200)
  })

  it('gets another ETag for other texts', async () => {
    const [de, en] = await Promise.all(['de', 'en'].map(async (code) => (await ask(`?language=${code}`)).headers.etag))
    expect(de).not.toBe(en)
  })
})

describe('the texts are compressed as the client accepts', () => {
  it.each([
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['brr, xgzip', undefined],
    ['gzip;q=0.0, br; q=0', undefined],
    ['', undefined],
  ])('%s', async (accepted, encoding) => {
    const answer = await ask('?language=de', { 'accept-encoding': accepted })
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'accept-encoding'])
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
    const text = (unpack ? unpack(answer.rawPayload) : answer.rawPayload).toString()
    expect(JSON.parse(text).data.menu.Orders).toEqual({ de: 'Bestellungen' })
  })
})
