import { addMoney, isSameMoney, multiplyMoney } from '@tracklane/contract/kit/money'
import { Money } from '@tracklane/contract/kit/page'
import type { Order } from '@tracklane/contract/order'

export interface ProductValues {
  /** The key of the row on the screen. */
  key: string
  name: string
  sku: string
  quantity: number | null
  price: string
}

/** An order in the form: texts, with money as decimal text. */
export interface OrderValues {
  country_id: number | null
  foreign_id: string
  customer_full_name: string
  customer_phone: string
  customer_email: string
  customer_language: string | null
  customer_address: string
  payment_type: number | null
  products: ProductValues[]
  /** Used only where it was set by hand; otherwise the price is the sum of the products. */
  order_price: string
  has_own_price: boolean
  delivery_price: string
  /** Null: the country's currency. */
  currency_code: string | null
  delivery_from: string | null
  delivery_to: string | null
  comment: string
}

export function emptyProduct(key: string): ProductValues {
  return { key, name: '', sku: '', quantity: 1, price: '' }
}

export function emptyOrder(country_id: number | null): OrderValues {
  return {
    country_id,
    foreign_id: '',
    customer_full_name: '',
    customer_phone: '',
    customer_email: '',
    customer_language: null,
    customer_address: '',
    payment_type: null,
    products: [],
    order_price: '',
    has_own_price: false,
    delivery_price: '',
    currency_code: null,
    delivery_from: null,
    delivery_to: null,
    comment: '',
  }
}

export function valuesOf(order: Order): OrderValues {
  const products = order.products.map((product, at) => ({ ...product, key: `${order.version}-${at}`, sku: product.sku ?? '' }))
  return {
    country_id: order.country_id,
    foreign_id: order.foreign_id ?? '',
    customer_full_name: order.customer_full_name,
    customer_phone: order.customer_phone ?? '',
    customer_email: order.customer_email ?? '',
    customer_language: order.customer_language,
    customer_address: order.customer_address,
    payment_type: order.payment_type,
    products,
    order_price: order.order_price,
    has_own_price: !isSameMoney(order.order_price, sumOf(products)),
    delivery_price: order.delivery_price,
    currency_code: order.currency_code,
    delivery_from: order.delivery_from,
    delivery_to: order.delivery_to,
    comment: order.comment ?? '',
  }
}

/** Returns the body for the API. Missing values stay missing, and the schema reports them. */
export function bodyOf(values: OrderValues) {
  const { country_id, has_own_price, products, ...rest } = values
  return {
    ...rest,
    customer_full_name: values.customer_full_name.trim(),
    customer_address: values.customer_address.trim(),
    foreign_id: values.foreign_id.trim() || null,
    customer_phone: values.customer_phone.trim() || null,
    customer_email: values.customer_email.trim() || null,
    comment: values.comment.trim() || null,
    products: products.map(({ name, sku, quantity, price }) => ({
      name: name.trim(),
      sku: sku.trim() || null,
      quantity: quantity ?? undefined,
      price: price || undefined,
    })),
    order_price: has_own_price ? values.order_price || undefined : undefined,
    delivery_price: values.delivery_price || '0',
    currency_code: values.currency_code ?? undefined,
  }
}

/** Returns price × quantity; zero while one of them is missing. */
export function lineTotal({ price, quantity }: Pick<ProductValues, 'price' | 'quantity'>): string {
  if (!isAmount(price) || !isCount(quantity)) return '0'
  return multiplyMoney(price, quantity)
}

/** Counts all pieces; none of a product whose quantity cannot be read. */
export function countOf(products: readonly Pick<ProductValues, 'quantity'>[]): number {
  return products.reduce((sum, { quantity }) => sum + (isCount(quantity) ? quantity : 0), 0)
}

export function sumOf(products: readonly Pick<ProductValues, 'price' | 'quantity'>[]): string {
  return products.reduce((sum, product) => addMoney(sum, lineTotal(product)), '0')
}

/** Returns the price of the goods: the one set by hand, else the sum of the products. */
export function goodsPrice(values: Pick<OrderValues, 'has_own_price' | 'order_price' | 'products'>): string {
  if (!values.has_own_price) return sumOf(values.products)
  return isAmount(values.order_price) ? values.order_price : '0'
}

export function totalOf(values: Pick<OrderValues, 'has_own_price' | 'order_price' | 'products' | 'delivery_price'>): string {
  return addMoney(goodsPrice(values), isAmount(values.delivery_price) ? values.delivery_price : '0')
}

export function isAmount(text: string): boolean {
  return Money.safeParse(text).success
}

function isCount(quantity: number | null): quantity is number {
  return quantity !== null && Number.isSafeInteger(quantity) && quantity >= 0
}
