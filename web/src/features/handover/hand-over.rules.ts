import type { HandOverRow } from '@tracklane/contract/handover'
import { addMoney } from '@tracklane/contract/kit/money'
import { hasWords } from '@tracklane/contract/kit/word-search'

export interface DueOrder {
  readonly id: number
  readonly track: string
  readonly customer_full_name: string
  readonly total: string
  readonly currency_code: string
}

/** The ticked sum of one currency, and the rest. */
export interface Ticked {
  readonly currency_code: string
  readonly ticked: number
  readonly of: number
  readonly sum: string
  readonly left: string
}

export function tickedSums(orders: readonly DueOrder[], ids: ReadonlySet<number>): Ticked[] {
  const sums = new Map<string, Ticked>()
  for (const { id, total, currency_code } of orders) {
    const before = sums.get(currency_code) ?? { currency_code, ticked: 0, of: 0, sum: '0', left: '0' }
    const isTicked = ids.has(id)
    sums.set(currency_code, {
      currency_code,
      ticked: before.ticked + (isTicked ? 1 : 0),
      of: before.of + 1,
      sum: addMoney(before.sum, isTicked ? total : zeroLike(total)),
      left: addMoney(before.left, isTicked ? zeroLike(total) : total),
    })
  }
  return [...sums.values()].sort((first, second) => (first.currency_code < second.currency_code ? -1 : 1))
}

/** Returns zero with the decimals of the amount, so that an empty sum looks like the others. */
function zeroLike(amount: string): string {
  return amount.replace(/[1-9]/g, '0').replace(/^0+(?=0)/, '')
}

/** Finds orders by track or customer; an empty text finds all. */
export function foundOrders<Order extends DueOrder>(orders: readonly Order[], text: string): readonly Order[] {
  if (text.trim() === '') return orders
  return orders.filter(({ track, customer_full_name }) => hasWords(text, [track, customer_full_name]))
}

/** Ticks or unticks one order, or with Shift all from the one pressed before. */
export function pressed(
  ids: ReadonlySet<number>,
  shown: readonly Pick<DueOrder, 'id'>[],
  press: { readonly id: number; readonly isOn: boolean; readonly from?: number | undefined },
): Set<number> {
  const at = (id: number | undefined) => shown.findIndex((one) => one.id === id)
  const here = at(press.id)
  const start = at(press.from)
  const range = start < 0 ? [press.id] : shown.slice(Math.min(start, here), Math.max(start, here) + 1).map(({ id }) => id)
  const next = new Set(ids)
  for (const id of range) {
    if (press.isOn) next.add(id)
    else next.delete(id)
  }
  return next
}

/** The most orders that are named. */
const NAMED = 5

export function namedTracks(tracks: readonly string[]): string {
  const named = tracks.slice(0, NAMED).join(', ')
  return tracks.length > NAMED ? `${named} …` : named
}

/**
 * Counts the orders that were handed over again in a later hand-over, from the time before that was refused. A hand-over that was taken
 * back holds no orders.
 */
export function supersededOrders({ orders, held }: Pick<HandOverRow, 'orders' | 'held'>): number {
  return orders - held.reduce((sum, one) => sum + one.orders, 0)
}
