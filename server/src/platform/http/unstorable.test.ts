import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const order = { customer_full_name: 'Ann Lee', customer_address: 'Main Street 1', currency_code: 'EUR' }

test.each([
  ['a NUL', 'Ann\0Lee'],
  ['half of a surrogate pair', 'Ann \ud800 Lee'],
])('a text with %s is refused at its field', async (_what, text) => {
  const logist = await app.as('logist')
  const answer = await logist.post('/order', { ...order, customer_full_name: text })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().errors)).toEqual(['customer_full_name'])
})

test('a deeply nested body is refused without being followed to the bottom', async () => {
  const logist = await app.as('logist')
  const nested = JSON.parse(`${'['.repeat(3_000)}${']'.repeat(3_000)}`)
  expect((await logist.post('/order', { ...order, products: nested })).statusCode).toBe(422)
})

test('an address that cannot be decoded is a 404', async () => {
  const answer = await app.guest().get('/%')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('%')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})
