import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { Credentials, PasswordChange, ProfilePatch } from './auth.ts'
import { CountryDraft, CountryQuery } from './country.ts'
import { courierEndpoints } from './courier.ts'
import { CurrencyDraft, CurrencyQuery } from './currency.ts'
import { i18nEndpoints } from './i18n.ts'
import { BoardQuery } from './kanban.ts'
import { LogQuery } from './model-log.ts'
import { OrderIds } from './order-bulk.ts'
import { OrderDraft, OrderPatch } from './order-edit.ts'
import { OrderFilter } from './order-filter.ts'
import { OrderFlowPatch } from './order-flow-edit.ts'
import { OrderQuery } from './order-list.ts'
import { BulkStatusChange, StatusChange } from './order-move.ts'
import { isStatusId, OrderStatusId, STATUS_IDS, statusColor } from './order-status.ts'

const letters = (count: number) => 'x'.repeat(count)
const money = '9.90'
const instant = '2026-05-04T10:00:00Z'
const email = (count: number) =>
  `${'a'.repeat(60)}@${'b'.repeat(50)}.${'c'.repeat(50)}.${'d'.repeat(50)}.${'e'.repeat(50)}.${'f'.repeat(count - 265)}`

/** Values at the limit of a field, and values just beyond it. */
interface Limits {
  readonly takes: readonly unknown[]
  readonly refuses: readonly unknown[]
}

function longest(max: number, { needed = false, empty = null as unknown } = {}): Limits {
  return needed
    ? { takes: ['x', letters(max), ` ${letters(max)} `], refuses: ['', ' ', null, letters(max + 1)] }
    : { takes: [empty, '', letters(max), ` ${letters(max)} `], refuses: [letters(max + 1)] }
}

const id: Limits = { takes: [1, '7', 2_147_483_647], refuses: [0, -1, 1.5, 'x', 2_147_483_648] }
const amount: Limits = { takes: ['0', money], refuses: ['-1', '1,5', 1.5, ''] }
const orNull = (limits: Limits): Limits => ({ takes: [...limits.takes, null], refuses: limits.refuses })
const moment: Limits = { takes: [instant, '2026-05-04T10:00:00+02:00'], refuses: ['2026-05-04', '2026-05-04T10:00:00', 'soon', ''] }
const dayOrMoment: Limits = { takes: [instant, '2026-05-04'], refuses: ['04.05.2026', ''] }
const flag: Limits = { takes: ['1', '0', true, false], refuses: ['yes', 2] }
const ids: Limits = { takes: ['1,2', [3], 4, ''], refuses: ['0', '1,x'] }
const address: Limits = { takes: ['ann@example.test'], refuses: ['ann', 'ann@', letters(321), '@example.test'] }

type Fields = Record<string, Limits>

const person: Fields = { customer_full_name: longest(200, { needed: true }), customer_address: longest(500, { needed: true }) }
const orderFields: Fields = {
  ...person,
  foreign_id: longest(80),
  customer_phone: longest(40),
  customer_email: orNull(address),
  customer_language: { takes: ['de', 'deu', 'pt-BR', null], refuses: ['', 'DE', 'd', 'de-', 'german'] },
  payment_type: { takes: [1, 2, null], refuses: [0, 3] },
  products: {
    takes: [[], Array.from({ length: 200 }, () => product({}))],
    refuses: [Array.from({ length: 201 }, () => product({}))],
  },
  order_price: amount,
  delivery_price: amount,
  currency_code: { takes: ['EUR'], refuses: ['eur', 'EU', 'EURO', ' EUR', 'xEUR', 'EURx'] },
  delivery_from: orNull(moment),
  delivery_to: orNull(moment),
  comment: longest(2000),
}
const filterFields: Fields = {
  search: longest(200, { empty: ' ' }),
  status_id: { takes: ['1,10'], refuses: ['0', '11'] },
  sub_status_id: ids,
  courier_id: ids,
  country_id: ids,
  organization_id: ids,
  id: ids,
  payment_type: { takes: ['1,2'], refuses: ['0', '3'] },
  paid: flag,
  archived: flag,
  deleted: flag,
  late: flag,
  currency_code: { takes: ['EUR,PLN'], refuses: ['EURO'] },
  track: { takes: [letters(40)], refuses: [letters(41)] },
  total_from: amount,
  total_to: amount,
  ...Object.fromEntries(
    ['created_at', 'delivery_date', 'delivered_at', 'status_changed_at', 'paid_at'].flatMap((name) => [
      [`${name}_from`, dayOrMoment],
      [`${name}_to`, dayOrMoment],
    ]),
  ),
}
const moveFields: Fields = {
  from_status_id: { takes: [1, '10'], refuses: [0, 11] },
  sub_status_id: orNull(id),
  courier_id: id,
  delivery_from: orNull(moment),
  delivery_to: orNull(moment),
  delivered_at: moment,
  comment: longest(2000, { empty: '' }),
}
const courierFields: Fields = {
  first_name: longest(80, { needed: true }),
  last_name: longest(80, { needed: true }),
  user_id: orNull(id),
  phone: longest(40),
  email: orNull(address),
  vehicle: { takes: ['foot', 'bike', 'car', 'van'], refuses: ['train', ''] },
  capacity: { takes: [1, 1_000, null], refuses: [0, 1_001, 1.5] },
  active: { takes: [true, false], refuses: ['1'] },
}

const password = { current_password: 'old one', password: letters(8) }
const customer = { customer_full_name: 'Bob Ray', customer_address: 'Main Street 1' }
const courier = { first_name: 'Carl', last_name: 'Rider' }
const missed = { category: 'order', message: 'New' }
const country = { name: 'Germany', code: 'DE', currency_id: 1, phone_code: '+49', time_zone: 'Europe/Berlin' }
const currency = { name: 'Euro', code: 'EUR', symbol: '€', digits: 2 }

function product(changes: object) {
  return { name: 'Lamp', quantity: 1, price: money, ...changes }
}

const TABLE: readonly [name: string, schema: z.ZodType, whole: object, fields: Fields][] = [
  [
    'an order',
    OrderDraft,
    customer,
    {
      ...orderFields,
      organization_id: id,
      country_id: id,
      track: { takes: ['A', letters(40), 'a-B_9', ' TL1 '], refuses: ['', letters(41), 'a b', 'ä', 'a;'] },
    },
  ],
  ['a change of an order', OrderPatch, {}, orderFields],
  ['a filter', OrderFilter, {}, filterFields],
  ['a list of orders', OrderQuery, {}, { ...filterFields, sort: { takes: ['-created_at,id'], refuses: ['secret'] } }],
  [
    'the board',
    BoardQuery,
    {},
    { ...filterFields, cursor: { takes: [letters(200)], refuses: [letters(201)] }, limit: { takes: [1, 100], refuses: [0, 101] } },
  ],
  ['a move', StatusChange, {}, moveFields],
  [
    'a move of many',
    BulkStatusChange,
    { order_ids: [1], status_id: 2 },
    { order_ids: { takes: [[1]], refuses: [[]] }, status_id: { takes: [1, 10], refuses: [0, 11] } },
  ],
  ['a courier', courierEndpoints.create.body, courier, { ...courierFields, organization_id: id, country_id: id }],
  ['a change of a courier', courierEndpoints.update.body, {}, courierFields],
  [
    'credentials',
    Credentials,
    { email: 'ann', password: 'x' },
    { email: longest(320, { needed: true }), password: { takes: [' ', letters(1024)], refuses: ['', letters(1025)] } },
  ],
  [
    'a new password',
    PasswordChange,
    password,
    {
      current_password: { takes: [' ', letters(1024)], refuses: ['', letters(1025)] },
      password: { takes: [letters(8), letters(1024)], refuses: [letters(7), letters(1025)] },
    },
  ],
  [
    'a profile',
    ProfilePatch,
    {},
    {
      language: { takes: ['de', 'pt-BR', 'zh-12345678'], refuses: ['', 'x', 'abcd', 'de-1', 'de-123456789', '1de', 'de-DE-x'] },
      theme: { takes: ['light', 'dark'], refuses: ['blue'] },
    },
  ],
  [
    'a missed text',
    i18nEndpoints.missedTranslation.body,
    missed,
    { category: longest(60, { needed: true }), message: longest(1000, { needed: true }) },
  ],
  [
    'a page of a log',
    LogQuery,
    {},
    { page: { takes: [0, 1_000_000], refuses: [-1, 1_000_001] }, itemsPerPage: { takes: [1, 50], refuses: [0, 51] } },
  ],
  [
    'a country',
    CountryDraft,
    country,
    {
      name: longest(80, { needed: true }),
      code: { takes: ['DE', 'de', ' pl '], refuses: ['', 'D', 'DEU', 'D1', '1D'] },
      currency_id: id,
      phone_code: {
        takes: ['+1', '+49', '+1234', '+1 684', '+1-6840'],
        refuses: ['', '49', '+', '+0', '+12345', '+1 x', '+1 12345', 'x+1', '+1x'],
      },
      tomorrow_at: { takes: ['00:00', '18:00', ' 09:05 ', '23:59'], refuses: ['', '24:00', '9:00', '18:60', '18.00', 'x8:00', '18:00x'] },
    },
  ],
  [
    'a currency',
    CurrencyDraft,
    currency,
    {
      name: longest(80, { needed: true }),
      code: { takes: ['EUR', 'pln', ' huf '], refuses: ['', 'EU', 'EURO', 'EU1', '1EU'] },
      symbol: longest(8, { needed: true }),
      digits: { takes: [0, 4], refuses: [-1, 5, 1.5] },
    },
  ],
  [
    'a list of countries',
    CountryQuery,
    {},
    { active: flag, search: longest(200, { empty: ' ' }), sort: { takes: ['name'], refuses: ['id'] } },
  ],
  [
    'a list of currencies',
    CurrencyQuery,
    {},
    { active: flag, search: longest(200, { empty: ' ' }), sort: { takes: ['digits'], refuses: ['id'] } },
  ],
]

describe.each(TABLE)('%s', (_name, schema, whole, fields) => {
  test('the smallest valid value is accepted', () => {
    expect(schema.safeParse(whole).error).toBeUndefined()
  })

  test.each(Object.keys(whole))('needs %s', (name) => {
    expect(schema.safeParse({ ...whole, [name]: undefined }).success).toBe(false)
  })

  test.each(Object.entries(fields))('has limits to its %s', (name, { takes, refuses }) => {
    for (const value of takes) expect(schema.safeParse({ ...whole, [name]: value }).error, JSON.stringify(value)).toBeUndefined()
    for (const value of refuses) expect(schema.safeParse({ ...whole, [name]: value }).success, JSON.stringify(value)).toBe(false)
  })
})

const productFields: Fields = {
  name: longest(200, { needed: true }),
  sku: longest(80),
  quantity: { takes: [1, 100_000], refuses: [0, 100_001, 1.5] },
  price: amount,
}

test.each(Object.entries(productFields))('a product has limits to its %s', (name, { takes, refuses }) => {
  const given = (value: unknown) => OrderDraft.safeParse({ ...customer, products: [product({ [name]: value })] })
  for (const value of takes) expect(given(value).error, JSON.stringify(value)).toBeUndefined()
  for (const value of refuses) expect(given(value).success, JSON.stringify(value)).toBe(false)
})

test('texts are trimmed, codes are upper-cased, and absent fields get their defaults', () => {
  expect(
    OrderDraft.parse({ customer_full_name: ' Bob ', customer_address: ' Main ', track: ' TL1 ', products: [product({ name: ' Lamp ' })] }),
  ).toEqual({
    customer_full_name: 'Bob',
    customer_address: 'Main',
    track: 'TL1',
    products: [{ name: 'Lamp', sku: null, quantity: 1, price: money }],
  })
  expect(Credentials.parse({ email: ' ann ', password: ' x ' })).toEqual({ email: 'ann', password: ' x ' })
  expect(CountryDraft.parse({ ...country, code: ' de ' }).code).toBe('DE')
  expect(CurrencyDraft.parse({ ...currency, code: ' eur ' }).code).toBe('EUR')
  expect(OrderFilter.parse({ search: ' lamp ' })).toEqual({ search: 'lamp' })
  expect(LogQuery.parse({})).toEqual({ page: 0, itemsPerPage: 10 })
  expect(BoardQuery.parse({})).toEqual({ limit: 25 })
})

test('an email is at most 320 letters', () => {
  expect([
    OrderDraft.safeParse({ ...customer, customer_email: email(320) }).success,
    OrderDraft.safeParse({ ...customer, customer_email: email(321) }).success,
  ]).toEqual([true, false])
})

test('a bulk call takes 1 to 2,000 orders', () => {
  for (const [count, isTaken] of [
    [0, false],
    [1, true],
    [2_000, true],
    [2_001, false],
  ] as const)
    expect(OrderIds.safeParse(Array.from({ length: count }, (_, index) => index + 1)).success).toBe(isTaken)
})

test('a status is one of ten', () => {
  const known = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter((status) => OrderStatusId.safeParse(status).success)
  expect(known).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(OrderStatusId.parse('7')).toBe(7)
})

test('organization, country and track cannot be changed later', () => {
  const once = { organization_id: 2, country_id: 3 }
  expect(OrderPatch.parse({ ...once, track: 'TL1', comment: 'Ring' })).toEqual({ comment: 'Ring' })
  expect(courierEndpoints.update.body.parse({ ...once, first_name: 'Carl' })).toEqual({ first_name: 'Carl' })
})

test.each([
  ['', false],
  [' ', false],
  ['x', true],
  [` ${letters(120)} `, true],
  [letters(121), false],
])('a flow may be called %j: %s', (name, isName) => {
  expect(OrderFlowPatch.safeParse({ name }).success).toBe(isName)
})

test('each of the ten status codes has a colour', () => {
  expect([0, 1, 10, 11, 1.5].filter(isStatusId)).toEqual([1, 10])
  expect(STATUS_IDS.map(statusColor)).toEqual([
    'neutral',
    'orange',
    'orange',
    'purple',
    'red',
    'orange',
    'green',
    'success',
    'success',
    'neutral',
  ])
})
