import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { JobFailure } from '#platform/jobs/job-kind.ts'
import { type GatewayBehaviour, type GatewayServer, openGateway } from '#testing/gateway-server.ts'
import { eventually } from '#testing/hang.ts'
import { postJson } from './post-json.ts'
import { isPrivateAddress } from './private-address.ts'

let gateway: GatewayServer
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(() => {
  gateway.behave('takes')
  gateway.asked.length = 0
  gateway.taken.length = 0
})
afterAll(() => gateway.close())

const LIMITS = { time: 300, bytes: 65_536 }

async function post(url = gateway.url, signal = new AbortController().signal): Promise<string> {
  try {
    await postJson({
      url,
      body: { id: 'a.1', to: '+491', text: 'Привіт' },
      key: 'a.1',
      signal,
      limits: LIMITS,
    })
    return 'sent'
  } catch (error) {
    const { code, isFinal } = error as JobFailure // nothing else is thrown
    return `${code}${isFinal ? ' for good' : ''}`
  }
}

test('a message is sent as JSON with its key and credentials, none of them in the address', async () => {
  expect(await post()).toBe('sent')
  const [one] = gateway.taken
  expect(one?.body).toEqual({ id: 'a.1', to: '+491', text: 'Привіт' })
  expect(one?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'a.1',
    authorization: `Basic ${Buffer.from('user:p@ss').toString('base64')}`,
  })
})

test.each<[GatewayBehaviour, string]>([
  ['fails', 'gateway_refused'],
  ['redirects', 'gateway_refused'],
  ['hangs', 'gateway_unreachable'],
  ['dies', 'gateway_unreachable'],
  ['talks nonsense', 'sent'],
  ['never ends', 'sent'],
  ['takes and stalls', 'sent'],
  ['takes and breaks off', 'sent'],
  ['fails and stalls', 'gateway_refused'],
])('a gateway that %s: %s, after one request', async (behaviour, end) => {
  gateway.behave(behaviour)
  expect(await post()).toBe(end)
  expect(gateway.asked).toHaveLength(1)
})

test('a stopping process waits for the answer of a sent message and sends no other', async () => {
  gateway.behave('takes late')
  const stopping = new AbortController()
  const sent = post(gateway.url, stopping.signal)
  await eventually(() => expect(gateway.taken).toHaveLength(1))
  stopping.abort()
  expect(await sent).toBe('sent')
  expect(await post(gateway.url, stopping.signal)).not.toBe('sent')
  expect(gateway.asked).toHaveLength(1)
})

test('a gateway that does not exist is unreachable', async () => {
  expect(await post('http://127.0.0.1:9/')).toBe('gateway_unreachable')
})

test('no message goes unencrypted to a public address', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  expect(await post('http://93.184.216.34/send')).toBe('gateway_unsafe')
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['8.8.8.8', false],
  ['169.254.169.254', false],
  ['::1', true],
  ['fd00::1', true],
  ['2001:db8::1', false],
  ['localhost', false],
])('%s is in a private network: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate)
})
