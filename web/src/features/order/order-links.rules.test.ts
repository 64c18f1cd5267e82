import { expect, test } from 'vitest'
import { mailUrl, mapUrl, orderUrl, telUrl } from './order-links.rules.ts'

test.each([
  ['+49 (151) 12-34', 'tel:+491511234'],
  ['+49 (0)151 222 33 44', 'tel:+491512223344'],
  ['0049 (0) 151 2223344', 'tel:00491512223344'],
  ['(0)151 222 33 44', 'tel:01512223344'],
  ['0151/1234 ext. 5', 'tel:01511234'],
  ['0151 1234567 x12', 'tel:01511234567'],
  ['0151 1234567 Durchwahl 12', 'tel:01511234567'],
  ['+48 22 123 45 67 wew. 89', 'tel:+48221234567'],
  ['+380 44 123 45 67 (доб. 3)', 'tel:+380441234567'],
  ['0151 1234567 / 0171 7654321', 'tel:01511234567'],
  ['+49 151 1234567; +49 171 7654321', 'tel:+491511234567'],
  ['0151 / 1234567', 'tel:01511234567'],
  ['0049 (0) 170 / 123-45-67', 'tel:00491701234567'],
  ['612 345 678 / 698 765 432', 'tel:612345678'],
  ['０１５１ １２３４５６７', 'tel:01511234567'],
  ['', undefined],
  [null, undefined],
  ['removed', undefined],
])('%j dials %s', (phone, url) => {
  expect(telUrl(phone)).toBe(url)
})

test.each([
  ['ann@example.com', 'mailto:ann@example.com'],
  ['removed', undefined],
  [null, undefined],
])('%j has the mail address %s', (email, url) => {
  expect(mailUrl(email)).toBe(url)
})

const order = { customer_address: 'Gartenweg 1, Hamburg', country_name: 'Germany' }
const PLACE = 'Gartenweg%201%2C%20Hamburg%2C%20Germany'

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', `geo:0,0?q=${PLACE}`],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', `https://www.openstreetmap.org/search?query=${PLACE}`],
  ['Mozilla/5.0 (X11; Linux x86_64)', `https://www.openstreetmap.org/search?query=${PLACE}`],
])('a map in %s', (userAgent, url) => {
  expect(mapUrl(order, userAgent)).toBe(url)
})

test('a removed customer has no map', () => {
  expect(mapUrl({ ...order, customer_address: 'removed' })).toBeUndefined()
})

test('without a given browser the present one is used', () => {
  expect(mapUrl(order)).toContain(PLACE)
})

test.each([
  ['logist', '/order/index?id=7'],
  ['reporter', '/order/index?id=7'],
  ['admin', '/order-admin?id=7'],
] as const)('a link of a %s leads to %s', (role, path) => {
  expect(orderUrl(7, role, 'https://lane.test')).toBe(`https://lane.test${path}`)
})
