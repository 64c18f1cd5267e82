import { expect, test } from 'vitest'
import { translate } from '#lib/i18n.ts'
import { addressLines, paymentState, windowLines } from './order-cells.rules.ts'

test.each([
  ['Gartenweg 1, 20095 Hamburg', 'Gartenweg 1', '20095 Hamburg'],
  ['Gartenweg 1, Hinterhof, 20095 Hamburg', 'Gartenweg 1, Hinterhof', '20095 Hamburg'],
  ['Gartenweg 1', 'Gartenweg 1', ''],
  ['Gartenweg 1,', 'Gartenweg 1', ''],
  ['', '', ''],
])('the address %j is %j above %j', (address, first, second) => {
  expect(addressLines(address)).toEqual({ first, second })
})

test.each<[boolean, number | null, string]>([
  [true, 1, 'Paid'],
  [true, null, 'Paid'],
  [false, 1, 'COD'],
  [false, 2, 'Prepaid'],
  [false, null, ''],
])('paid %s with the payment type %s is shown as %j', (paid, payment_type, text) => {
  expect(paymentState(translate, { paid, payment_type })).toBe(text)
})

const at = (day: number, hour: number, year = 2026) => new Date(year, 10, day, hour).toISOString()
const NOW = new Date(2026, 10, 20).getTime()

test.each([
  ['both ends on one day', at(23, 7), at(23, 11), 'Mon 23.11', '07:00–11:00'],
  ['an end alone', null, at(23, 11), 'Mon 23.11', '11:00'],
  ['two days', at(23, 7), at(24, 11), '23.11–24.11', '07:00–11:00'],
  ['another year', at(23, 7, 2025), at(23, 11, 2025), '23.11.2025', '07:00–11:00'],
  ['a start alone', at(23, 7), null, '', ''],
  ['nothing', null, null, '', ''],
])('a window with %s', (_case, delivery_from, delivery_to, first, second) => {
  expect(windowLines({ delivery_from, delivery_to }, 'en', NOW)).toEqual({ first, second })
})

test("the weekday is in the person's language", () => {
  expect(windowLines({ delivery_from: null, delivery_to: at(24, 9) }, 'de', NOW).first).toBe('Di 24.11')
})
