import { STATUS } from '@tracklane/contract/order-status'

/** In the order in which an order lives, as the columns of a board stand: the digit of a status is its place here, on every screen. */
const BY_DIGIT: readonly number[] = [
  STATUS.NEW,
  STATUS.PROCESSING,
  STATUS.READY,
  STATUS.IN_DELIVERY,
  STATUS.REDELIVERY,
  STATUS.REJECTED,
  STATUS.DELIVERED,
  STATUS.PICKED_UP,
  STATUS.COMPLETED,
]

/** The key that moves an order there; the last of ten statuses has none. */
export function statusKey(status: number): string | undefined {
  const place = BY_DIGIT.indexOf(status)
  return place < 0 ? undefined : String(place + 1)
}

export function statusOfKey(key: string): number | undefined {
  return /^[1-9]$/.test(key) ? BY_DIGIT[Number(key) - 1] : undefined
}
