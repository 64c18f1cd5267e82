import type { QueuedToast } from './toast-queue.rules.ts'

/** The number of toasts on the screen; others wait. */
const AT_ONCE = 3

export function onScreen(toasts: readonly QueuedToast[]): readonly QueuedToast[] {
  return toasts.slice(0, AT_ONCE)
}

/** Finds the last step that can be undone. */
export function lastOffer(toasts: readonly QueuedToast[]): QueuedToast | undefined {
  return toasts.filter(({ action }) => action?.isUndo).reduce<QueuedToast | undefined>(newer, undefined)
}

function newer(one: QueuedToast | undefined, other: QueuedToast): QueuedToast {
  return one && one.number > other.number ? one : other
}
