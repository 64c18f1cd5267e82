import { expect, test } from 'vitest'
import type { ToldOrder } from './message-values.queries.ts'
import { valuesOfOrder } from './message-values.rules.ts'

const ORDER: ToldOrder = {
  id: 1,
  track: 'TL1',
  foreign_id: 'A-9',
  status_id: 6,
  total: '105.0000',
  currency_code: 'EUR',
  digits: 2,
  payment_type: 1,
  paid_at: null,
  delivery_from: new Date('2026-03-01T22:30:00Z'),
  delivery_to: new Date('2026-03-02T00:30:00Z'),
  customer_address: 'Main Street 1',
  customer_full_name: 'Bob Ray',
  last_reason: 'Nobody home',
  courier: 'Carl Rider',
  courier_phone: '+49 30 1',
  organization: 'North Parcel',
  time_zone: 'Europe/Kyiv',
}

function valuesOf(changes: Partial<ToldOrder>) {
  return valuesOfOrder({ ...ORDER, ...changes }, ({ message, values }) => message.replace('{time}', String(values?.time)))
}

test('values of an order in a message', () => {
  expect(valuesOf({})).toEqual({
    'order.track': 'TL1',
    'order.foreign_id': 'A-9',
    'order.status': 'In delivery',
    'order.total': '105.00',
    'order.currency': 'EUR',
    'order.to_pay': '105.00',
    'order.delivery_date': '02.03.2026',
    'order.delivery_window': '00:30-02:30',
    'order.address': 'Main Street 1',
    'order.reason': 'Nobody home',
    'customer.name': 'Bob Ray',
    'courier.name': 'Carl Rider',
    'courier.phone': '+49 30 1',
    'organization.name': 'North Parcel',
  })
})

test.each<[what: string, changes: Partial<ToldOrder>, field: keyof ReturnType<typeof valuesOf>, value: string | undefined]>([
  ['prepaid: nothing to pay', { payment_type: 2 }, 'order.to_pay', '0'],
  ['paid already', { paid_at: new Date() }, 'order.to_pay', '0'],
  ['nobody said how it is paid', { payment_type: null }, 'order.to_pay', '0'],
  ['yen have no digits', { digits: 0, total: '105.0000' }, 'order.to_pay', '105'],
  ['the day of the country', { time_zone: 'America/New_York' }, 'order.delivery_date', '01.03.2026'],
  ['the hours of the country', { time_zone: 'America/New_York' }, 'order.delivery_window', '17:30-19:30'],
  ['over midnight both days are told', { time_zone: 'Europe/Berlin' }, 'order.delivery_window', '01.03.2026 23:30 - 02.03.2026 01:30'],
  ['an end alone', { delivery_from: null }, 'order.delivery_window', 'until 02:30'],
  ['a start alone', { delivery_to: null }, 'order.delivery_window', 'from 00:30'],
  ['the day of a start alone', { delivery_to: null }, 'order.delivery_date', '02.03.2026'],
  ['no date', { delivery_from: null, delivery_to: null }, 'order.delivery_date', undefined],
  ['no window', { delivery_from: null, delivery_to: null }, 'order.delivery_window', undefined],
  [
    'the change of the clocks',
    { delivery_from: new Date('2026-03-29T00:30:00Z'), delivery_to: new Date('2026-03-29T01:30:00Z') },
    'order.delivery_window',
    '02:30-04:30',
  ],
  ['a removed name', { customer_full_name: 'removed' }, 'customer.name', undefined],
  ['a removed address', { customer_address: 'removed' }, 'order.address', undefined],
  ['no courier', { courier: null, courier_phone: null }, 'courier.name', undefined],
  ['a courier without a phone', { courier_phone: '' }, 'courier.phone', undefined],
  ['no reason', { last_reason: null }, 'order.reason', undefined],
])('%s', (_what, changes, field, value) => {
  expect(valuesOf(changes)[field]).toBe(value)
})
