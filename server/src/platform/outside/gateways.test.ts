import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { JobFailure } from '#platform/jobs/job-kind.ts'
import { messageFolder } from '#platform/outside/message-files.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { type GatewayServer, openGateway } from '#testing/gateway-server.ts'

let folder: string
let server: GatewayServer
let app: TestApp | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracklane-gateways-'))
  server = await openGateway()
})
afterEach(async () => {
  await app?.close()
  app = undefined
  await server.close()
  await rm(folder, { recursive: true })
})

const MESSAGE = { id: 'a.1', to: '+491701234567', text: 'Привіт' }
const files = () => readdir(messageFolder(folder)).catch(() => [])

async function gateways(settings: NodeJS.ProcessEnv, world?: 'demo') {
  app = await testApp({ settings: { DATA_DIR: folder, APP_URL: 'http://tracklane.test', ...settings } })
  if (world) await app.world.db.insertInto('settings').values({ key: 'world', value: world }).execute()
  const there = app.app.platform.gateways
  return { place: () => there.place('sms'), send: () => there.send('sms', MESSAGE, AbortSignal.timeout(5_000)) }
}

test('with a gateway configured a message goes there', async () => {
  const there = await gateways({ SMS_URL: server.url })
  await there.send()
  expect([await there.place(), server.taken.map(({ body }) => body), await files()]).toEqual(['server', [MESSAGE], []])
})

test('in the demo world a message is a file that only its owner can read, whatever is configured', async () => {
  const demo = await gateways({ SMS_URL: server.url }, 'demo')
  await demo.send()
  expect([await demo.place(), server.asked]).toEqual(['files', []])
  const [name = '', ...more] = await files()
  expect(more).toEqual([])
  const file = join(messageFolder(folder), name)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(MESSAGE)
})

test('without a gateway a message is given up at once', async () => {
  const nowhere = await gateways({})
  const failure = (await nowhere.send().catch((error: unknown) => error)) as JobFailure // nothing else is thrown
  expect([await nowhere.place(), failure.code, failure.isFinal, await files()]).toEqual(['nowhere', 'no_sms_gateway', true, []])
})
