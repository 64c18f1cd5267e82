import { LONG, LONG_TEXTS } from '@tracklane/contract/kit/long-texts.testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'

let app: TestApp
let admin: Visitor

beforeAll(async () => {
  app = await testApp()
  admin = await app.as('admin')
})
afterAll(() => app.close())

const longest = (maximum: string) => `Enter at most ${maximum} characters`
const INVALID = 'This value is not valid'
const entries = Object.fromEntries(Array.from({ length: 40_000 }, (_, index) => [`l${index}`, { question: 'a', answer: '<b>a' }]))
const inEnglish = (answer: string) => ({ translations: { en: { question: 'a', answer } } })
const [openings = ''] = LONG_TEXTS

/** A request for each kind of text with a rule of its own. */
const REQUESTS: readonly [kind: string, path: string, body: object, field: string, says: string][] = [
  ['a rich text, cleaned longer than may be', '/faq', inEnglish(openings), 'translations.en.answer', 'The text is longer than 200 kB'],
  ['a rich text of tags', '/faq', inEnglish('<a '.repeat(LONG / 3)), 'translations.en.answer', 'Value missed'],
  ['a rich text of nothing', '/faq', inEnglish(' '.repeat(LONG)), 'translations.en.answer', 'Value missed'],
  ['more languages than there are', '/faq', { translations: entries }, 'translations', 'Give at most 200 entries'],
  ['plain text', '/faq-category', { translations: { en: { name: openings } } }, 'translations.en.name', longest('80')],
  ['a text of the interface', '/i18n/source', { category: 'a', message: '{'.repeat(LONG) }, 'message', longest('1,000')],
  ['an address of mail', '/courier', { email: 'a'.repeat(LONG) }, 'email', longest('320')],
  ['a moment', '/order', { delivery_from: '0'.repeat(LONG) }, 'delivery_from', longest('40')],
  ['an amount', '/order', { order_price: '0'.repeat(LONG) }, 'order_price', INVALID],
  ['a code', '/order', { track: '-'.repeat(LONG) }, 'track', INVALID],
  ['a code that is written large', '/country', { code: 'a'.repeat(LONG) }, 'code', longest('2')],
  ['a zone', '/country', { time_zone: '/'.repeat(LONG) }, 'time_zone', longest('60')],
  ['the code of a language', '/language', { char_code: '-'.repeat(LONG) }, 'char_code', longest('12')],
  ['a number', '/order', { country_id: '0'.repeat(LONG) }, 'country_id', 'This value has the wrong type'],
  [
    'a list',
    '/order/export',
    { filters: { status_id: ','.repeat(LONG) + '1,'.repeat(LONG) } },
    'filters.status_id',
    'Give at most 500 entries',
  ],
  ['a day', '/order/export', { filters: { created_at_from: '-'.repeat(LONG) } }, 'filters.created_at_from', longest('40')],
  ['an order of rows', '/order/export', { filters: { sort: ','.repeat(LONG) } }, 'filters.sort', longest('1,000')],
]

test.each(REQUESTS)('%s is refused at its field, with one error', async (_kind, path, body, field, says) => {
  const answer = await admin.post(path, body)
  expect([answer.statusCode, answer.json().errors[field]]).toEqual([422, [says]])
})
