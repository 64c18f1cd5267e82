import { useToasts } from './toast.ts'
import { lastOffer } from './toast-offers.rules.ts'
import type { QueuedToast } from './toast-queue.rules.ts'

export function closeToast(number: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.number !== number) }))
}

/** Does what the toast offers, once. */
export function takeOffer(toast: QueuedToast): void {
  closeToast(toast.number)
  toast.action?.onAction()
}

/** Takes back what was done last, while its toast offers to; false where there is nothing to take back. */
export function undoLast(): boolean {
  const last = lastOffer(useToasts.getState().toasts)
  if (last) takeOffer(last)
  return last !== undefined
}
