import { CARD_KEYS, type CardKey } from '@tracklane/contract/kanban'
import { describe, expect, test } from 'vitest'
import { formatWindow } from '#features/order/delivery-window.rules.ts'
import { orderRow } from '#features/order/order.testing.ts'
import { instantOf } from '#lib/day.ts'
import { translate } from '#lib/i18n.ts'
import { ageText, densityName, fieldName, fieldValue, initialsOf, shortMoment, shortName, shortValue } from './card-values.rules.ts'

const [from, to] = [instantOf('2026-05-04', '10:00'), instantOf('2026-05-04', '12:30')]
const order = orderRow({
  comment: 'Ring twice',
  customer_address: 'Main Street 1',
  customer_phone: '+49 1',
  customer_full_name: 'Bob Ray',
  courier: 'Carl Rider',
  delivery_from: from,
  delivery_to: to,
  track: 'TL1',
  foreign_id: 'A-7',
})
const bare = orderRow({ comment: null, customer_phone: null, courier: null, foreign_id: null, delivery_from: null, delivery_to: null })

describe.each<[CardKey, string, string, string]>([
  ['comment', 'Comment', 'Ring twice', ''],
  ['customer_address', 'Address', 'Main Street 1', bare.customer_address],
  ['customer_phone', 'Phone', '+49 1', ''],
  ['customer_name', 'Customer', 'Bob Ray', bare.customer_full_name],
  ['courier', 'Courier', 'Carl Rider', ''],
  ['delivery_date', 'Delivery', formatWindow(from, to), ''],
  ['track', 'Track', 'TL1', bare.track],
  ['foreign_id', 'Order number', 'A-7', ''],
])('the field %s', (key, name, value, without) => {
  test('has a name and a value, or none', () => {
    expect(fieldName(translate, key)).toBe(name)
    expect([fieldValue(order, key), fieldValue(bare, key)]).toEqual([value, without])
  })

  test('has a short value for little room', () => {
    expect([shortValue(order, key), shortValue(bare, key)]).toEqual([key === 'delivery_date' ? '04.05 12:30' : value, without])
  })
})

test('every field of a card has its own name', () => {
  expect(new Set(CARD_KEYS.map((key) => fieldName(translate, key))).size).toBe(CARD_KEYS.length)
})

const NOW = Date.parse(instantOf('2026-05-06', '14:00'))

test.each([
  ['2026-05-06', '18:00', '18:00', '18:00'],
  ['2026-05-06', '08:00', '08:00', '08:00'],
  ['2026-05-07', '00:30', 'Thu 00:30', 'Do 00:30'],
  ['2026-05-04', '23:59', 'Mon 23:59', 'Mo 23:59'],
  ['2026-05-12', '10:00', 'Tue 10:00', 'Di 10:00'],
  ['2026-05-13', '10:00', '13.05', '13.05'],
  ['2026-04-29', '10:00', '29.04', '29.04'],
])('%s %s is short: %s, in German %s', (day, time, english, german) => {
  const instant = instantOf(day, time)
  expect([shortMoment(instant, NOW, 'en'), shortMoment(instant, NOW, 'de')]).toEqual([english, german])
})

test.each([
  ['Sven Krüger', 'S. Krüger', 'SK'],
  ['Ana María de la Cruz', 'A. María de la Cruz', 'AC'],
  ['Ann Lee (as Bob Ray)', 'A. Lee', 'AR'],
  ['Tracklane', 'Tracklane', 'T'],
  ['𝒮ven ßen', '𝒮. ßen', '𝒮SS'],
  ['', '', ''],
])('%j is %j for short, its initials are %j', (name, short, initials) => {
  expect([shortName(name), initialsOf(name)]).toEqual([short, initials])
})

test.each([
  [0, 'now'],
  [23, '23 h'],
  [24, '1 d'],
  [71, '2 d'],
])('after %i hours: %s', (hours, text) => {
  expect(ageText(translate, hours)).toBe(text)
})

test('both densities of a card have a name', () => {
  expect(densityName(translate, 'compact')).not.toBe(densityName(translate, 'comfortable'))
})
