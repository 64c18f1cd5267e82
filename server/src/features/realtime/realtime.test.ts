import type { Role } from '@tracklane/contract/kit/role'
import { flowChannel, ORDERS_CHANGED_LIMIT, ordersChannel, userChannel } from '@tracklane/contract/realtime'
import Pusher, { type Channel } from 'pusher-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '#platform/actor.ts'
import { type Context, createContext, inTransaction } from '#platform/context.ts'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildUser } from '#testing/build.ts'
import { messageSent } from './message.events.ts'
import { publishFlow, publishOrders } from './realtime.service.ts'

const SOCKET = '1234.5678'
const clients: Pusher[] = []
let app: TestApp
let port: number
let wideLogist: number

beforeAll(async () => {
  app = await testApp()
  port = Number(new URL(await app.app.fastify.listen({ port: 0, host: '127.0.0.1' })).port)
  const { db, organization } = app.world
  wideLogist = await buildUser(db, { role: 'logist', organization_id: organization, country_id: null })
})

afterAll(async () => {
  for (const client of clients) client.disconnect()
  await app.close()
})

function ask(visitor: Visitor, channel_name: unknown, socket_id: unknown = SOCKET) {
  return visitor.post('/broadcasting/auth', { socket_id, channel_name })
}

async function mayHear(who: Role | number, channel: string): Promise<boolean> {
  const { statusCode } = await ask(await app.as(who), channel)
  expect([200, 403]).toContain(statusCode)
  return statusCode === 200
}

test("a person may listen to their own channel and no other person's", async () => {
  const { users } = app.world
  for (const role of ['admin', 'security', 'courier', 'logist'] as const) {
    expect(await mayHear(role, userChannel(users[role]))).toBe(true)
    expect(await mayHear(role, userChannel(users.reporter))).toBe(false)
  }
})

test('only logists of exactly that organization and country may listen to its flow', async () => {
  const { organization, otherOrganization, country, otherCountry } = app.world
  expect(await mayHear('logist', flowChannel(organization, country))).toBe(true)
  expect(await mayHear(wideLogist, flowChannel(organization, null))).toBe(true)

  expect(await mayHear('logist', flowChannel(organization, null))).toBe(false)
  expect(await mayHear('logist', flowChannel(organization, otherCountry))).toBe(false)
  expect(await mayHear('logist', flowChannel(otherOrganization, country))).toBe(false)
  expect(await mayHear(wideLogist, flowChannel(organization, country))).toBe(false)
  for (const role of ['admin', 'organization_admin', 'reporter', 'courier', 'security'] as const) {
    expect(await mayHear(role, flowChannel(organization, country))).toBe(false)
  }
})

test("everybody who may list an area's orders may listen to their changes", async () => {
  const { organization, otherOrganization, country, otherCountry } = app.world
  const heardBy = async (channel: string) => {
    const roles = ['admin', 'organization_admin', 'reporter', 'logist', 'courier', 'security'] as const
    const answers = await Promise.all(roles.map(async (role) => ((await mayHear(role, channel)) ? [role] : [])))
    return answers.flat()
  }
  expect(await heardBy(ordersChannel(organization, country))).toEqual(['admin', 'organization_admin', 'reporter', 'logist'])
  expect(await heardBy(ordersChannel(organization, otherCountry))).toEqual(['admin', 'organization_admin'])
  expect(await heardBy(ordersChannel(organization, null))).toEqual(['admin', 'organization_admin'])
  expect(await heardBy(ordersChannel(otherOrganization, country))).toEqual(['admin'])
  expect(await heardBy(ordersChannel(null, null))).toEqual(['admin'])
  expect(await mayHear(wideLogist, ordersChannel(organization, null))).toBe(true)
})

test('channels that do not exist are refused to everyone', async () => {
  const { users } = app.world
  const made = [
    'orders',
    'private-orders',
    'private-orders.1',
    'private-orders.1.01',
    'private-orders.0.1',
    'private-orders.1.2.3',
    'private-user.0',
    'private-user.x',
  ]
  for (const channel of [
    ...made,
    'presence-orders.1.1',
    'private-encrypted-orders.1.1',
    `private-user.0${users.admin}`,
    'private-user.9999999999',
  ]) {
    expect(await mayHear('admin', channel)).toBe(false)
  }
})

test('the reply is the signature alone, at both addresses, for JSON and for forms', async () => {
  const channel = userChannel(app.world.users.logist)
  const visitor = await app.as('logist')
  const json = await ask(visitor, channel)
  expect(json.json()).toEqual({ auth: expect.stringMatching(/^tracklane-key:[0-9a-f]{64}$/) })

  const form = await visitor.post(
    '/broadcasting/auth',
    Buffer.from(new URLSearchParams({ socket_id: SOCKET, channel_name: channel }).toString()),
    { 'content-type': 'application/x-www-form-urlencoded' },
  )
  expect([form.statusCode, form.json()]).toEqual([200, json.json()])
})

test('a guest and malformed requests are refused', async () => {
  expect((await ask(app.guest(), userChannel(1))).statusCode).toBeOneOf([401, 419])
  const visitor = await app.as('logist')
  const channel = userChannel(app.world.users.logist)
  for (const socket of [undefined, null, 5, '', '1', '1.1:private-user', '1.1\n', ['1.1'], { a: '1.1' }, `${'1'.repeat(40)}.1`]) {
    expect((await ask(visitor, channel, socket ?? null)).statusCode).toBe(422)
  }
  for (const name of [null, 5, '', 'private-user:5', 'private user', `${channel}\n`, [channel], {}, 'x'.repeat(165)]) {
    expect((await ask(visitor, name)).statusCode).toBe(422)
  }
})

interface Heard {
  channel: string
  event: string
  data: unknown
}

/** Listens to channels as that person, with the stock client, and notes the received events. */
async function listenAs(who: Role | number, channels: string[]): Promise<Heard[]> {
  const visitor = await app.as(who)
  const client = new Pusher('tracklane-key', {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, answer) =>
        void ask(visitor, channelName, socketId).then((reply) => answer(null, reply.json())),
    },
  })
  clients.push(client)
  const heard: Heard[] = []
  await Promise.all(channels.map((name) => subscribed(client.subscribe(name), heard)))
  return heard
}

function subscribed(channel: Channel, heard: Heard[]): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.bind_global((event: string, data: unknown) => {
      if (event === 'pusher:subscription_succeeded') resolve()
      else if (event === 'pusher:subscription_error') reject(new Error(`${channel.name} refused`))
      else heard.push({ channel: channel.name, event, data })
    })
  })
}

function systemContext(): Context {
  const { platform } = app.app
  return createContext(platform, { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'test' })
}

test('changed orders are announced to their country, to people of every country or organization, and to the courier', async () => {
  const { organization, country, otherCountry, users } = app.world
  const here = await listenAs('logist', [ordersChannel(organization, country)])
  const everywhere = await listenAs('organization_admin', [ordersChannel(organization, null)])
  const above = await listenAs('admin', [ordersChannel(null, null)])
  const courier = await listenAs('courier', [userChannel(users.courier)])

  const order = { organization_id: organization, courier_user_ids: [] }
  publishOrders(app.app.platform, [
    { ...order, id: 1, country_id: country, courier_user_ids: [users.courier] },
    { ...order, id: 2, country_id: otherCountry },
    { ...order, id: 2, country_id: otherCountry },
  ])
  const many = Array.from({ length: ORDERS_CHANGED_LIMIT + 1 }, (_, index) => ({ ...order, id: index + 1, country_id: country }))
  publishOrders(app.app.platform, many)

  const event = 'orders-changed'
  await expect.poll(() => courier).toEqual([{ channel: userChannel(users.courier), event, data: { ids: [1], version: 1 } }])
  await expect
    .poll(() => here.map(({ data }) => data))
    .toEqual([
      { ids: [1], version: 1 },
      { ids: null, version: 2 },
    ])
  await expect
    .poll(() => everywhere.map(({ data }) => data))
    .toEqual([
      { ids: [1, 2], version: 1 },
      { ids: null, version: 2 },
    ])
  await expect.poll(() => above).toHaveLength(2)
  expect(above.map(({ data }) => data)).toEqual(everywhere.map(({ data }) => data))
})

test('a rolled back change is not announced', async () => {
  const { users } = app.world
  const heard = await listenAs('reporter', [userChannel(users.reporter)])
  const failing = inTransaction(systemContext(), async (tx) => {
    tx.emit(messageSent, { id: 1, user_id: users.reporter, text: 'never', type: 'warning' })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await inTransaction(systemContext(), async (tx) =>
    tx.emit(messageSent, { id: 2, user_id: users.reporter, text: 'committed', type: 'warning' }),
  )

  await expect.poll(() => heard.map(({ data }) => data)).toEqual([{ id: 2, text: 'committed', type: 'warning' }])
})

test('a changed flow is announced to the logists who may use it', async () => {
  const { organization, otherOrganization, country, otherCountry } = app.world
  const heard = {
    here: await listenAs('logist', [flowChannel(organization, country)]),
    elsewhere: await listenAs(app.world.logistElsewhere, [flowChannel(organization, otherCountry)]),
    wide: await listenAs(wideLogist, [flowChannel(organization, null)]),
    stranger: await listenAs(app.world.strangerLogist, [flowChannel(otherOrganization, country)]),
  }
  await publishFlow(app.app.platform, { flow_id: 1, organization_id: organization, country_id: country })
  await expect.poll(() => heard.wide.length).toBe(1)
  await publishFlow(app.app.platform, { flow_id: 2, organization_id: organization, country_id: null })
  await expect.poll(() => heard.wide.length).toBe(2)
  await publishFlow(app.app.platform, { flow_id: 3, organization_id: null, country_id: null })
  await expect.poll(() => heard.stranger.length).toBe(1)

  const flows = (who: Heard[]) => who.map(({ data }) => (data as { flow_id: number }).flow_id) // as the contract says
  await expect.poll(() => flows(heard.here)).toEqual([1, 2, 3])
  await expect.poll(() => flows(heard.elsewhere)).toEqual([2, 3])
  await expect.poll(() => flows(heard.wide)).toEqual([1, 2, 3])
  expect(flows(heard.stranger)).toEqual([3])
})

test('the end of a session closes its socket', async () => {
  const { users } = app.world
  await listenAs('security', [userChannel(users.security)])
  const client = clients.at(-1)
  const isRefused = new Promise((resolve) => client?.connection.bind('disconnected', () => resolve(true)))
  app.app.platform.realtime.closeOwned({ user_id: users.security })
  expect(await isRefused).toBe(true)
})
