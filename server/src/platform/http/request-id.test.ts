import { afterEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

let app: TestApp
afterEach(() => app.close())

async function idFor(said: Record<string, string> = {}): Promise<string> {
  return String((await app.guest().get('/config', said)).headers['x-request-id'])
}

test('each answer has its own id, in every process', async () => {
  app = await testApp()
  const other = await testApp()
  const ids = [await idFor(), await idFor(), String((await other.guest().get('/config')).headers['x-request-id'])]
  for (const id of ids) expect(id).toMatch(UUID)
  expect(new Set(ids).size).toBe(3)
  await other.close()
})

test('a request id of a client is ignored', async () => {
  app = await testApp()
  expect(await idFor({ 'x-request-id': 'mine-and-nobody-elses' })).toMatch(UUID)
})

test('a request id of a trusted proxy is taken where it is well-formed', async () => {
  app = await testApp({ settings: { TRUST_PROXY: 'loopback' } })
  expect(await idFor({ 'x-request-id': 'Root=1-67891233-abcdef012345678912345678' })).toBe('Root=1-67891233-abcdef012345678912345678')
  for (const said of ['', 'short', 'two words are no id', `${'x'.repeat(129)}`, '"quoted-quoted"'])
    expect(await idFor({ 'x-request-id': said }), said).toMatch(UUID)
})
