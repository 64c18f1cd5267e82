import { fromMinor } from '@tracklane/contract/kit/money'
import type { CountryCode, SalesCountry } from './places.ts'
import { PRODUCTS, type Product } from './product-list.ts'
import type { Random } from './random.ts'

/** The local form of a euro price: rate, and the usual step and ending. */
const PRICING: Record<CountryCode, { rate: number; step: number; ending: number; delivery: readonly number[] }> = {
  DE: { rate: 1, step: 0.1, ending: 0, delivery: [4.9, 4.9, 6.9, 0] },
  PL: { rate: 4.3, step: 1, ending: 0.99, delivery: [14.99, 14.99, 19.99, 0] },
  CZ: { rate: 25, step: 10, ending: 9, delivery: [99, 99, 129, 0] },
  UA: { rate: 44, step: 10, ending: 9, delivery: [85, 110, 110, 0] },
  HU: { rate: 395, step: 1000, ending: 990, delivery: [1490, 1490, 1990, 0] },
}

/** The number of products of an order, and of pieces of a small one. */
const LINES = [
  [1, 62],
  [2, 27],
  [3, 11],
] as const
const PIECES = [
  [1, 70],
  [2, 22],
  [3, 8],
] as const

interface SoldProduct {
  readonly name: string
  readonly sku: string
  readonly quantity: number
  readonly price: string
}

export interface Basket {
  readonly products: SoldProduct[]
  readonly products_amount: number
  readonly order_price: string
  readonly delivery_price: string
  readonly total: string
}

/** Makes a basket. Counts in minor units, so that every amount is exact. */
export function basket(random: Random, place: SalesCountry): Basket {
  const lines = Array.from({ length: random.weighted(LINES) }, () => random.pick(PRODUCTS))
  const products = [...new Set(lines)].map((product) => line(random, place, product))
  const goods = products.reduce((sum, { minor, quantity }) => sum + minor * quantity, 0)
  const delivery = toMinor(random.pick(PRICING[place.code].delivery), place.digits)
  return {
    products: products.map(({ minor, ...product }) => ({ ...product, price: toAmount(minor, place.digits) })),
    products_amount: products.reduce((sum, { quantity }) => sum + quantity, 0),
    order_price: toAmount(goods, place.digits),
    delivery_price: toAmount(delivery, place.digits),
    total: toAmount(goods + delivery, place.digits),
  }
}

function line(random: Random, place: SalesCountry, { sku, euro, names }: Product) {
  const { rate, step, ending } = PRICING[place.code]
  const local = Math.max(Math.round((euro * rate) / step) - (ending > 0 ? 1 : 0), 1) * step + ending
  const quantity = euro < 50 ? random.weighted(PIECES) : 1
  return { name: names[place.code], sku, quantity, minor: toMinor(local, place.digits) }
}

function toMinor(amount: number, digits: number): number {
  return Math.round(amount * 10 ** digits)
}

function toAmount(minor: number, digits: number): string {
  return fromMinor(BigInt(minor), digits)
}
