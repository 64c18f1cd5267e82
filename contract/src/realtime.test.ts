import { describe, expect, test } from 'vitest'
import { ROLES, type Role } from './kit/role.ts'
import {
  FlowUpdated,
  flowChannel,
  flowChannelFor,
  Message,
  ORDERS_CHANGED_LIMIT,
  OrdersChanged,
  ordersChannel,
  ordersChannelFor,
  REALTIME_EVENT,
  realtimeEndpoints,
  userChannel,
} from './realtime.ts'

test('channels and events keep the names that outside clients use', () => {
  expect([
    userChannel(7),
    flowChannel(1, 2),
    flowChannel(1, null),
    ordersChannel(1, 2),
    ordersChannel(1, null),
    ordersChannel(null, null),
  ]).toEqual([
    'private-user.7',
    'private-flow-updated.1.2',
    'private-flow-updated.1.0',
    'private-orders.1.2',
    'private-orders.1.0',
    'private-orders.0.0',
  ])
  expect(REALTIME_EVENT).toEqual({
    message: 'message',
    flowUpdated: 'flow-updated',
    ordersChanged: 'orders-changed',
    boardChanged: 'board-changed',
    testPush: 'test-push',
  })
  expect(ORDERS_CHANGED_LIMIT).toBe(200)
})

describe('channels of a person', () => {
  const orders: Record<Role, string | null> = {
    admin: 'private-orders.0.0',
    organization_admin: 'private-orders.1.0',
    reporter: 'private-orders.1.2',
    logist: 'private-orders.1.2',
    courier: 'private-user.7',
    security: null,
  }

  test.each(ROLES)('as %s of a country', (role) => {
    const person = { id: 7, role, organization_id: 1, country_id: 2 }
    expect(ordersChannelFor(person)).toBe(orders[role])
    expect(flowChannelFor(person)).toBe(role === 'logist' ? 'private-flow-updated.1.2' : null)
  })

  test.each(ROLES)('as %s without a country', (role) => {
    const person = { id: 7, role, organization_id: 1, country_id: null }
    expect(ordersChannelFor(person)).toBe(orders[role]?.replace('.1.2', '.1.0') ?? null)
    expect(flowChannelFor(person)).toBe(role === 'logist' ? 'private-flow-updated.1.0' : null)
  })

  test.each(ROLES)('as %s without an organization', (role) => {
    const person = { id: 7, role, organization_id: null, country_id: 2 }
    expect(ordersChannelFor(person)).toBe(role === 'courier' || role === 'admin' ? orders[role] : null)
    expect(flowChannelFor(person)).toBeNull()
  })
})

test('an announcement is read as it was sent', () => {
  expect(Message.parse({ id: 'a', text: 'Hello' })).toEqual({ id: 'a', text: 'Hello' })
  expect(Message.parse({ id: 7, type: 'info' })).toEqual({ id: 7, type: 'info' })
  expect(FlowUpdated.parse({ id: 'x', flow_id: 3 })).toEqual({ id: 'x', flow_id: 3 })
  expect(OrdersChanged.parse({ ids: [1, 2], version: 4 })).toEqual({ ids: [1, 2], version: 4 })
  expect(OrdersChanged.parse({ ids: null, version: 4 })).toEqual({ ids: null, version: 4 })
})

describe('a request for a channel', () => {
  const { body } = realtimeEndpoints.broadcasting
  const socket_id = '123.456'
  const channel_name = 'private-orders.1.2'

  test.each([
    { socket_id, channel_name },
    { socket_id: `1.${'2'.repeat(38)}`, channel_name },
    { socket_id, channel_name: 'a'.repeat(164) },
    { socket_id, channel_name: 'A_-=@,.;9' },
  ])('may ask with %j', (given) => {
    expect(body.parse(given)).toEqual(given)
  })

  test.each([
    { socket_id: '123', channel_name },
    { socket_id: 'x123.456', channel_name },
    { socket_id: '123.456x', channel_name },
    { socket_id: '.', channel_name },
    { socket_id: `1.${'2'.repeat(39)}`, channel_name },
    { socket_id, channel_name: '' },
    { socket_id, channel_name: 'private orders' },
    { socket_id, channel_name: ' private' },
    { socket_id, channel_name: 'private ' },
    { socket_id, channel_name: 'a'.repeat(165) },
  ])('may not ask with %j', (given) => {
    expect(body.safeParse(given).success).toBe(false)
  })
})
