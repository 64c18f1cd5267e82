import { isSameMoney } from '@tracklane/contract/kit/money'
import { OrderPatch } from '@tracklane/contract/order-edit'
import { changedFields as changedOf, conflictsOf as conflictsIn, laidOver } from '#kit/three-way.rules.ts'
import { bodyOf, goodsPrice, isAmount, type OrderValues } from './order-values.rules.ts'

/** The editable fields in the order of the form. */
export const ORDER_FIELDS = [
  'customer_full_name',
  'customer_phone',
  'customer_email',
  'customer_language',
  'customer_address',
  'foreign_id',
  'payment_type',
  'products',
  'order_price',
  'delivery_price',
  'currency_code',
  'delivery_from',
  'delivery_to',
  'comment',
] as const
export type OrderField = (typeof ORDER_FIELDS)[number]

const ORDER = { fields: ORDER_FIELDS, isSame }

export function changedFields(before: OrderValues, after: OrderValues): OrderField[] {
  return changedOf(ORDER, before, after)
}

/** Returns only the changed fields, so that other people's changes stay. */
export function patchOf(before: OrderValues, after: OrderValues): OrderPatch {
  const changed = new Set<string>(changedFields(before, after))
  const hasNewProducts = changed.has('products')
  // The server sets the price to the sum of new products: a price set by hand is sent along, or it would be lost.
  if (hasNewProducts && after.has_own_price) changed.add('order_price')
  if (hasNewProducts && !after.has_own_price) changed.delete('order_price')
  const body = { ...bodyOf(after), order_price: goodsPrice(after) }
  return OrderPatch.parse(Object.fromEntries(Object.entries(body).filter(([field]) => changed.has(field))))
}

/** Finds the conflicts. Where both prices only follow the products, just the products conflict. */
export function conflictsOf(base: OrderValues, mine: OrderValues, theirs: OrderValues): OrderField[] {
  const isDerived = !mine.has_own_price && !theirs.has_own_price
  return conflictsIn(ORDER, { base, mine, theirs }).filter((field) => field !== 'order_price' || !isDerived)
}

/** Returns their order with my changes on top; the named fields stay theirs. */
export function merged(base: OrderValues, mine: OrderValues, theirs: OrderValues, keepTheirs: readonly OrderField[] = []): OrderValues {
  const my = changedFields(base, mine).filter((field) => !keepTheirs.includes(field))
  const { has_own_price } = my.includes('order_price') ? mine : theirs
  return { ...laidOver(theirs, mine, my), has_own_price }
}

function isSame(field: OrderField, one: OrderValues, other: OrderValues): boolean {
  if (field === 'order_price') return isSameAmount(goodsText(one), goodsText(other))
  if (field === 'delivery_price') return isSameAmount(one.delivery_price || '0', other.delivery_price || '0')
  return canonical(field, one) === canonical(field, other)
}

function canonical(field: OrderField, values: OrderValues): string {
  const value = bodyOf(values)[field]
  if (field === 'delivery_from' || field === 'delivery_to') return String(value && Date.parse(String(value)))
  return JSON.stringify(value ?? null)
}

/** Returns the price of the goods as the form shows it. */
function goodsText(values: OrderValues): string {
  return values.has_own_price ? values.order_price : goodsPrice(values)
}

/** Compares two amounts; texts that are no amounts are compared as texts. */
function isSameAmount(one: string, other: string): boolean {
  return isAmount(one) && isAmount(other) ? isSameMoney(one, other) : one === other
}
