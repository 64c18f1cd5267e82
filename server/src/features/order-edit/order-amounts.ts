import type { Phrase } from '@tracklane/contract/kit/phrase'
import type { OrderDraft } from '@tracklane/contract/order-edit'
import { amountProblem, type Currency, countOf, isTooLarge, sumOf, toAmount, tooLarge, toUnits } from '#features/order/order-money.ts'
import { invalid } from '#platform/errors.ts'

type Priced = Pick<OrderDraft, 'products' | 'order_price' | 'delivery_price'>

export interface Amounts {
  readonly products: string
  readonly products_amount: number
  readonly order_price: string
  readonly delivery_price: string
  readonly total: string
}

/** The money of a new order: the price is the sum of the products unless it is given. */
export function amountsOf(given: Priced, currency: Currency): Amounts {
  requireAmounts(given, currency)
  const products = given.products ?? []
  return {
    products: JSON.stringify(products),
    products_amount: countOf(products),
    ...totalled(given.order_price === undefined ? sumOf(products) : toUnits(given.order_price), toUnits(given.delivery_price ?? '0')),
  }
}

/** What an edit does to the money of an order: new products bring their sum along, unless a price is given with them. */
export function amountPatch(given: Priced, stored: { order_price: string; delivery_price: string }, currency: Currency): Partial<Amounts> {
  requireAmounts(given, currency)
  const { products, order_price, delivery_price } = given
  if (products === undefined && order_price === undefined && delivery_price === undefined) return {}
  const sum = products ? sumOf(products) : toUnits(stored.order_price)
  return {
    ...(products ? { products: JSON.stringify(products), products_amount: countOf(products) } : {}),
    ...totalled(order_price === undefined ? sum : toUnits(order_price), toUnits(delivery_price ?? stored.delivery_price)),
  }
}

function totalled(price: bigint, delivery: bigint): Pick<Amounts, 'order_price' | 'delivery_price' | 'total'> {
  if (isTooLarge(price) || isTooLarge(price + delivery)) throw invalid({ order_price: tooLarge })
  return { order_price: toAmount(price), delivery_price: toAmount(delivery), total: toAmount(price + delivery) }
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
