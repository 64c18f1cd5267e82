import { expect, test } from 'vitest'
import { deliveryWindow, formatWindow, timeOf } from './delivery-window.rules.ts'

const at = (day: number, hours: number, minutes = 0) => new Date(2026, 11, day, hours, minutes).toISOString()

test("the time of an instant is in the person's zone", () => {
  expect(timeOf(at(24, 9, 5))).toBe('09:05')
  expect(timeOf(null)).toBe('')
})

test.each([
  ['09:00', '18:00', { delivery_from: at(24, 9), delivery_to: at(24, 18) }],
  ['', '12:30', { delivery_from: null, delivery_to: at(24, 12, 30) }],
  ['09:00', '', { delivery_from: at(24, 9), delivery_to: at(24, 18) }],
])('from %j to %j on a day', (from, to, window) => {
  expect(deliveryWindow('2026-12-24', from, to)).toEqual(window)
})

test.each([
  ['one day', at(24, 9), at(24, 18), '24.12.2026 09:00–18:00'],
  ['two days', at(24, 9), at(25, 18), '24.12.2026 09:00 – 25.12.2026 18:00'],
  ['only an end', null, at(24, 18), '24.12.2026 18:00'],
  ['only a start', at(24, 9), null, ''],
  ['nothing', null, null, ''],
])('a window of %s', (_case, from, to, text) => {
  expect(formatWindow(from, to)).toBe(text)
})
