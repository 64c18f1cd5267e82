import { STATUS } from '@tracklane/contract/order-status'

/** The statuses in the order of an order's life and of the columns of a board. Their place here is their digit, on every screen. */
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

/** Returns the key that moves an order to the status; the last of ten has none. */
export function statusKey(status: number): string | undefined {
  const place = BY_DIGIT.indexOf(status)
  return place < 0 ? undefined : String(place + 1)
}

export function statusOfKey(key: string): number | undefined {
  return /^[1-9]$/.test(key) ? BY_DIGIT[Number(key) - 1] : undefined
}

/** Sorts statuses by their digits; the one without a digit comes last. */
export function byDigit<Status extends number>(statuses: readonly Status[]): Status[] {
  const place = (status: number) => (statusKey(status) === undefined ? BY_DIGIT.length : BY_DIGIT.indexOf(status))
  return statuses.toSorted((one, other) => place(one) - place(other))
}
