import {
  addMoney,
  amountProblem,
  type Currency,
  isTooLarge,
  shortestMoney,
  sumOfLines,
  tooLarge,
  withDigits,
} from '@tracklane/contract/kit/money'
import type { Phrase } from '@tracklane/contract/kit/phrase'
import type { OrderDraft } from '@tracklane/contract/order-edit'
import { invalid } from '#platform/errors.ts'

type Priced = Pick<OrderDraft, 'products' | 'order_price' | 'delivery_price'>

export interface Amounts {
  readonly products: string
  readonly products_amount: number
  readonly order_price: string
  readonly delivery_price: string
  readonly total: string
}

/** Computes the money of a new order: the price is the sum of the products unless it is given. */
export function amountsOf(given: Priced, currency: Currency): Amounts {
  requireAmounts(given, currency)
  const products = given.products ?? []
  return {
    products: productsText(products, currency),
    products_amount: countOf(products),
    ...totalled(given.order_price ?? sumOfLines(products), given.delivery_price ?? '0'),
  }
}

/** Computes how an edit changes the money of an order: new products set their sum as the price, unless a price is given. */
export function amountPatch(given: Priced, stored: { order_price: string; delivery_price: string }, currency: Currency): Partial<Amounts> {
  requireAmounts(given, currency)
  const { products, order_price, delivery_price } = given
  if (products === undefined && order_price === undefined && delivery_price === undefined) return {}
  const sum = products ? sumOfLines(products) : stored.order_price
  return {
    ...(products ? { products: productsText(products, currency), products_amount: countOf(products) } : {}),
    ...totalled(order_price ?? sum, delivery_price ?? stored.delivery_price),
  }
}

/** Writes each price in normal form: with the digits of its currency, without leading zeros. */
function productsText(products: NonNullable<Priced['products']>, { digits }: Currency): string {
  return JSON.stringify(products.map((product) => ({ ...product, price: withDigits(shortestMoney(product.price), digits) })))
}

function totalled(order_price: string, delivery_price: string): Pick<Amounts, 'order_price' | 'delivery_price' | 'total'> {
  const total = addMoney(order_price, delivery_price)
  if (isTooLarge(order_price) || isTooLarge(total)) throw invalid({ order_price: tooLarge })
  return { order_price, delivery_price, total }
}

function countOf(products: readonly { readonly quantity: number }[]): number {
  return products.reduce((sum, { quantity }) => sum + quantity, 0)
}

function requireAmounts({ products = [], order_price, delivery_price }: Priced, currency: Currency): void {
  const fields: Record<string, Phrase> = {}
  const check = (field: string, amount: string | undefined): void => {
    const problem = amount === undefined ? undefined : amountProblem(amount, currency)
    if (problem) fields[field] = problem
  }
  for (const [index, { price }] of products.entries()) check(`products.${index}.price`, price)
  check('order_price', order_price)
  check('delivery_price', delivery_price)
  if (Object.keys(fields).length > 0) throw invalid(fields)
}
