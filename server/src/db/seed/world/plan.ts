import { STATUS, type StatusId } from '@tracklane/contract/order-status'
import type { Random } from './random.ts'

/** The percentage of an area's orders in each status on an ordinary day; the rest is history (9 and 10). */
const OPEN_SHARES: readonly (readonly [StatusId, number])[] = [
  [STATUS.NEW, 1.9],
  [STATUS.PROCESSING, 2.1],
  [STATUS.READY, 2.5],
  [STATUS.IN_DELIVERY, 3.6],
  [STATUS.REDELIVERY, 1.5],
  [STATUS.REJECTED, 3.2],
  [STATUS.DELIVERED, 4],
  [STATUS.PICKED_UP, 0.9],
]
const FEWEST = 3
const RETURNED_SHARE = 0.075

/** Working hours a week, five days of eleven and one of five. */
const WEEK = 60

/** Returns the number of orders by status: small areas have a few in every column too. */
export function statusCounts(orders: number): Map<StatusId, number> {
  const counts = new Map<StatusId, number>()
  let rest = orders
  for (const [status, percent] of OPEN_SHARES) {
    const count = Math.min(Math.max(Math.round((orders * percent) / 100), FEWEST), rest)
    counts.set(status, count)
    rest -= count
  }
  const returned = Math.round(rest * RETURNED_SHARE)
  counts.set(STATUS.RETURNED, returned)
  counts.set(STATUS.COMPLETED, rest - returned)
  return counts
}

/** Returns the working hours between the end of the oldest finished order and now, without the time of its own way. */
export function longestRest(days: number): number {
  return (WEEK / 7) * days - 75
}

/** Picks the status of an open order with the weights of `statusCounts`. */
export function openStatus(random: Random): StatusId {
  return random.weighted(OPEN_SHARES)
}

export function finishedStatus(random: Random): StatusId {
  return random.chance(RETURNED_SHARE) ? STATUS.RETURNED : STATUS.COMPLETED
}

/** Picks how many working hours ago an order got its status. */
export function restingHours(random: Random, status: StatusId, days: number): number {
  switch (status) {
    case STATUS.NEW:
      return 0
    case STATUS.PROCESSING:
      return random.between(0.1, 6)
    case STATUS.READY:
      return random.between(0.1, 9)
    case STATUS.IN_DELIVERY:
      return random.between(0.1, 6.5)
    case STATUS.REDELIVERY:
      return random.between(0.3, 16)
    case STATUS.REJECTED:
      return random.chance(0.7) ? random.between(0.3, 40) : random.between(40, (WEEK / 7) * days * 0.7)
    case STATUS.DELIVERED:
      return random.between(0.1, 22)
    case STATUS.PICKED_UP:
      return random.between(0.2, 22)
    default:
      return random.between(6, longestRest(days))
  }
}
