import { expect, test } from 'vitest'
import { exampleCountry, exampleOf, isExpired } from './token-example.rules.ts'

const input = { origin: 'https://orders.test', token: '7|secret', country_id: 3 }

test('a token that may read has an example that reads orders', () => {
  const line = `curl -sS 'https://orders.test/api/order?per_page=10' -H 'Authorization: Bearer 7|secret'`
  expect(exampleOf({ ...input, abilities: ['orders:read'] })).toBe(line)
  expect(exampleOf({ ...input, abilities: ['orders:read', 'orders:write'] })).toBe(line)
})

test('a token that may only write has an example that creates an order', () => {
  expect(exampleOf({ ...input, abilities: ['orders:write'] })).toBe(
    `curl -sS 'https://orders.test/api/order' -H 'Authorization: Bearer 7|secret' -H 'Content-Type: application/json' -d '{"country_id":3,"customer_full_name":"Eve Hall","customer_address":"Mill Lane 3"}'`,
  )
})

const place = (country_id: number) => ({ country_id, country_name: 'Germany', people: 1, couriers: 0, open_orders: 0 })

test.each([
  ['the only one it serves is left out', [2], [place(1)], undefined],
  ['one that it serves, where most of its people are', [2, 3], [place(1), place(3), place(2)], 3],
  ['one that it serves, where nobody is yet', [2, 3], [], 2],
  ['where most of its people are, as it serves every one', [], [place(4), place(1)], 4],
  ['none, where it serves every one and nobody is anywhere', [], [], undefined],
])('the country of an order: %s', (_case, country_ids, by_country, expected) => {
  expect(exampleCountry({ country_ids, by_country })).toBe(expected)
})

test.each([
  ['2026-03-02T08:00:00.000Z', true],
  ['2026-03-02T08:00:00.001Z', false],
  ['2026-03-01T08:00:00.000Z', true],
])('a token valid until %s has expired by eight: %s', (expires_at, hasEnded) => {
  expect(isExpired(expires_at, Date.UTC(2026, 2, 2, 8))).toBe(hasEnded)
})
