import { afterEach, expect, test } from 'vitest'
import { deafClient, listener, openHarness, Raw, undoAll, urlOf } from './harness.testing.ts'

afterEach(undoAll)

test.each([
  ['not JSON', 'hello'],
  ['nothing', ''],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no event', '{}'],
  ['an event that is no text', '{"event":7}'],
  ['an unknown event', '{"event":"pusher:unheard-of"}'],
  ['a subscription without data', '{"event":"pusher:subscribe"}'],
  ['a subscription to null', '{"event":"pusher:subscribe","data":null}'],
  ['a channel that is a list', '{"event":"pusher:subscribe","data":{"channel":["private-user.7"]}}'],
  ['a channel with a colon', '{"event":"pusher:subscribe","data":{"channel":"private-user:7"}}'],
  ['a signature that is an object', '{"event":"pusher:subscribe","data":{"channel":"private-user.7","auth":{}}}'],
  ['leaving nothing', '{"event":"pusher:unsubscribe","data":{}}'],
  ['a depth of brackets', '['.repeat(9_000)],
])('%s is answered as an invalid message, and the socket stays open', async (_what, text) => {
  const { port } = await openHarness()
  const raw = new Raw(urlOf(port))
  await raw.socketId()
  raw.say(text)
  expect((await raw.next('pusher:error')).data).toEqual({ code: 4200, message: 'Invalid message format' })
  expect(await raw.settled()).toEqual([])
})

test('client events are refused and not relayed', async () => {
  const harness = await openHarness()
  const other = await listener(harness, 'private-user.7')
  const raw = await listener(harness, 'private-user.7')
  raw.say({ event: 'client-typing', channel: 'private-user.7', data: {} })
  expect((await raw.next('pusher:error')).data).toEqual({ code: 4301, message: 'The app does not have client messaging enabled.' })
  expect(await other.settled()).toEqual([])
})

test('pusher:signin is refused, and the socket stays open', async () => {
  const { port } = await openHarness()
  const raw = new Raw(urlOf(port))
  raw.socket.on('open', () => raw.say({ event: 'pusher:signin', data: { auth: 'x', user_data: '{}' } }))
  expect((await raw.next('pusher:error')).data.code).toBe(4009)
  await raw.settled()
})

test('binary frames close the socket with 1003, long ones with 1009', async () => {
  const { port } = await openHarness()
  const binary = new Raw(urlOf(port))
  await binary.socketId()
  binary.socket.send(Buffer.from('{"event":"pusher:ping"}'), { binary: true })
  expect(await binary.closed).toBe(1003)

  const long = new Raw(urlOf(port))
  await long.socketId()
  long.say('x'.repeat(10_001))
  expect(await long.closed).toBe(1009)
})

test('bytes that are no websocket frame close only that socket', async () => {
  const { port } = await openHarness()
  const bystander = new Raw(urlOf(port))
  await bystander.socketId()
  const line = await deafClient(port)
  line.socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0x00]))
  await line.gone
  await bystander.settled()
})
