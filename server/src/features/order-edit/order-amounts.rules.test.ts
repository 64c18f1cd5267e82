import { describe, expect, test } from 'vitest'
import { amountPatch, amountsOf } from './order-amounts.rules.ts'

const EUR = { code: 'EUR', digits: 2 }
const JPY = { code: 'JPY', digits: 0 }
const KWD = { code: 'KWD', digits: 3 }
const LAMPS = [
  { name: 'Lamp', sku: null, quantity: 2, price: '39.90' },
  { name: 'Bulb', sku: 'B-1', quantity: 3, price: '0.10' },
]
const STORED = { order_price: '80.10', delivery_price: '4.90' }
const LARGEST = '9999999999.9999'
const BEYOND = '10000000000'

/** Returns the refused fields with their texts. */
function refusals(work: () => unknown): Record<string, string> | undefined {
  try {
    work()
  } catch (error) {
    const { status, details } = error as { status: number; details: { fields: Record<string, { message: string }> } }
    expect(status).toBe(422)
    return Object.fromEntries(Object.entries(details.fields).map(([field, { message }]) => [field, message]))
  }
  return undefined
}

const TOO_LARGE = 'The amount is too large'
const TOO_FINE = expect.stringContaining('at most # decimal')

describe('amounts of a new order', () => {
  test.each([
    ['nothing', {}, { products_amount: 0, order_price: '0', delivery_price: '0', total: '0' }],
    ['products', { products: LAMPS }, { products_amount: 5, order_price: '80.10', delivery_price: '0', total: '80.10' }],
    [
      'products and a price',
      { products: LAMPS, order_price: '50' },
      { products_amount: 5, order_price: '50', delivery_price: '0', total: '50' },
    ],
    ['a price of nothing', { products: LAMPS, order_price: '0' }, { order_price: '0', total: '0' }],
    [
      'all of it',
      { products: LAMPS, order_price: '50', delivery_price: '4.9' },
      { order_price: '50', delivery_price: '4.9', total: '54.9' },
    ],
    ['the delivery', { delivery_price: '4.90' }, { order_price: '0', delivery_price: '4.90', total: '4.90' }],
    ['the largest there is', { order_price: LARGEST }, { order_price: LARGEST, total: LARGEST }],
  ])('given %s', (_what, given, expected) => {
    expect(amountsOf(given, { ...EUR, digits: 4 })).toMatchObject(expected)
  })

  test('the products are stored as given, or as an empty list', () => {
    expect(JSON.parse(amountsOf({ products: LAMPS }, EUR).products)).toEqual(LAMPS)
    expect(amountsOf({}, EUR).products).toBe('[]')
  })
})

describe('amounts after an edit of an order', () => {
  test.each([
    ['nothing of it', {}, {}],
    [
      'products: their sum comes along',
      { products: [LAMPS[1]] },
      { products_amount: 3, order_price: '0.30', delivery_price: '4.90', total: '5.20' },
    ],
    ['products and a price', { products: LAMPS, order_price: '50' }, { products_amount: 5, order_price: '50', total: '54.90' }],
    ['no products any more', { products: [] }, { products: '[]', products_amount: 0, order_price: '0', total: '4.90' }],
    ['the price', { order_price: '50' }, { order_price: '50', delivery_price: '4.90', total: '54.90' }],
    ['the delivery', { delivery_price: '0' }, { order_price: '80.10', delivery_price: '0', total: '80.10' }],
  ])('%s', (_what, given, expected) => {
    const patch = amountPatch(given as Parameters<typeof amountPatch>[0], STORED, EUR)
    expect(patch).toMatchObject(expected)
    if (!('products' in given)) expect(Object.keys(patch).filter((field) => field.startsWith('products'))).toEqual([])
    if (Object.keys(given).length === 0) expect(patch).toEqual({})
  })
})

describe.each([
  ['a new order', (given: object, currency = EUR) => amountsOf(given, currency)],
  ['an edit', (given: object, currency = EUR) => amountPatch(given, STORED, currency)],
])('%s is refused', (_what, work) => {
  test.each([
    ['a price', { order_price: BEYOND }, { order_price: TOO_LARGE }],
    ['the delivery', { delivery_price: BEYOND }, { delivery_price: TOO_LARGE }],
    ['the price of the second product', { products: [LAMPS[0], { ...LAMPS[1], price: BEYOND }] }, { 'products.1.price': TOO_LARGE }],
    ['the sum of products', { products: [{ ...LAMPS[0], quantity: 2, price: '9999999999' }] }, { order_price: TOO_LARGE }],
    ['the total alone', { order_price: '9999999999', delivery_price: '1' }, { order_price: TOO_LARGE }],
    [
      'all at once',
      { products: [{ ...LAMPS[0], price: BEYOND }], order_price: BEYOND, delivery_price: BEYOND },
      { 'products.0.price': TOO_LARGE, order_price: TOO_LARGE, delivery_price: TOO_LARGE },
    ],
  ])('where %s is too large', (_amount, given, expected) => {
    expect(refusals(() => work(given))).toEqual(expected)
  })

  test.each([
    [JPY, '1', '1.5'],
    [EUR, '1.55', '1.555'],
    [KWD, '1.555', '1.5555'],
  ])('where an amount has more decimals than its currency: %j', (currency, fits, tooFine) => {
    for (const [field, given] of [
      ['order_price', (amount: string) => ({ order_price: amount })],
      ['delivery_price', (amount: string) => ({ delivery_price: amount })],
      ['products.0.price', (amount: string) => ({ products: [{ ...LAMPS[0], price: amount }] })],
    ] as const) {
      expect(refusals(() => work(given(fits), currency))).toBeUndefined()
      expect(refusals(() => work(given(tooFine), currency))).toEqual({ [field]: TOO_FINE })
    }
  })
})
