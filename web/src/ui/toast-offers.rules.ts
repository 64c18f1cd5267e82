import type { QueuedToast } from './toast-queue.rules.ts'

/** So many stand on the screen at once; the others wait for their turn. */
const AT_ONCE = 3

export function onScreen(toasts: readonly QueuedToast[]): readonly QueuedToast[] {
  return toasts.slice(0, AT_ONCE)
}

/** The last thing that can still be taken back. */
export function lastOffer(toasts: readonly QueuedToast[]): QueuedToast | undefined {
  return toasts.filter(({ action }) => action?.isUndo).reduce<QueuedToast | undefined>(newer, undefined)
}

function newer(one: QueuedToast | undefined, other: QueuedToast): QueuedToast {
  return one && one.number > other.number ? one : other
}
