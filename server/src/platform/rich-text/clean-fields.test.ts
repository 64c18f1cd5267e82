import { endpoint } from '@tracklane/contract/kit/endpoint'
import { phrase } from '@tracklane/contract/kit/phrase'
import { RequiredRichText, RICH_TEXT, RichText } from '@tracklane/contract/kit/rich-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildApp } from '#app.ts'
import { conflict } from '#platform/errors.ts'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { type TestApp, testApp } from '#testing/app.ts'

const Note = z.object({ title: z.string(), body: RichText })
const write = endpoint({
  method: 'POST',
  path: '/test-note',
  access: ['admin'],
  body: Note.extend({ body: RequiredRichText, by_language: z.record(z.string(), z.object({ body: RichText })).optional() }),
  reply: z.object({ data: Note }),
})
const read = endpoint({ method: 'GET', path: '/test-note', access: ['admin'], reply: z.object({ data: Note }) })

const HOSTILE = '<p>a<img src=x onerror=alert(1)><script>b</script></p>'

const CLEAN = '<p>a</p>'

let server: TestApp
let app: App
let received: z.output<typeof write.body> | undefined
let stored = ''

beforeAll(async () => {
  server = await testApp()
  app = await buildApp(server.app.platform)
  route(app, write, (_ctx, { body }) => {
    received = body
    if (body.title === 'taken') throw conflict(phrase('error', 'Not found'), { title: '<b>', body: HOSTILE })
    return { data: body }
  })
  route(app, read, () => ({ data: { title: '<b>a', body: stored } }))
  await app.fastify.ready()
})
afterAll(async () => {
  await app.fastify.close()
  await server.close()
})

async function ask(method: 'GET' | 'POST', payload?: object) {
  received = undefined
  const headers = await server.credentials('admin')
  const answer = await app.fastify.inject({ method, url: '/api/test-note', headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}

describe('a rich text in a request', () => {
  it('is cleaned before a service gets it, at every place; plain text stays as it is', async () => {
    const by_language = { de: { body: HOSTILE } }
    const { status, data } = await ask('POST', { title: '<b>a', body: HOSTILE, by_language })
    expect([status, data]).toEqual([200, { title: '<b>a', body: CLEAN }])
    expect(received).toEqual({ title: '<b>a', body: CLEAN, by_language: { de: { body: CLEAN } } })
  })

  it.each([
    ['is nothing once it is clean', '<script>a</script><p>&nbsp;</p>', 'Value missed'],
    ['is too long', 'a'.repeat(RICH_TEXT.maxBytes + 1), 'The text is longer than 200 kB'],
    ['is too deep', '<b>'.repeat(RICH_TEXT.maxDepth + 1), 'The text is nested too deeply'],
    ['has too many parts', '<br>'.repeat(RICH_TEXT.maxNodes + 1), 'The text has too many parts'],
  ])('is refused at its field where it %s', async (_why, body, text) => {
    expect(await ask('POST', { title: 'a', body })).toMatchObject({ status: 422, errors: { body: [text] } })
    expect(received).toBeUndefined()
  })

  it('is refused at its field in every language', async () => {
    const by_language = { de: { body: 'a' }, pl: { body: '<b>'.repeat(RICH_TEXT.maxDepth + 1) } }
    const { status, errors } = await ask('POST', { title: 'a', body: 'a', by_language })
    expect([status, Object.keys(errors)]).toEqual([422, ['by_language.pl.body']])
  })

  it('may take two megabytes, more than other requests', async () => {
    const languages = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`l${index}`, { body: 'a'.repeat(200_000) }]))
    expect((await ask('POST', { title: 'a', body: 'a', by_language: languages(9) })).status).toBe(200)
    expect((await ask('POST', { title: 'a', body: 'a', by_language: languages(11) })).status).toBe(413)
  })
})

describe('a rich text in a reply', () => {
  it.each([
    ['as it is', '<p>a <strong>b</strong></p>', '<p>a <strong>b</strong></p>'],
    ['clean, whoever has written it', HOSTILE, CLEAN],
    ['as nothing, where it is beyond all bounds', '<b>'.repeat(50_000), ''],
  ])('is sent %s', async (_how, text, body) => {
    stored = text
    expect(await ask('GET')).toEqual({ status: 200, data: { title: '<b>a', body } })
  })

  it('is cleaned in a refusal too', async () => {
    expect(await ask('POST', { title: 'taken', body: 'a' })).toMatchObject({ status: 409, data: { title: '<b>', body: CLEAN } })
  })
})
