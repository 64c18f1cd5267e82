import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'
import { useToasts } from './toast.ts'
import { lastOffer } from './toast-offers.rules.ts'
import type { QueuedToast } from './toast-queue.rules.ts'

/** The toast of the last step, kept until the next one: the key for Undo finds it after it has left the screen. */
const useLastStep = resetWithPerson(create<{ toast?: QueuedToast | undefined }>(() => ({})))

useToasts.subscribe(({ toasts }) => {
  const last = toasts
    .filter(isStep)
    .reduce<QueuedToast | undefined>((one, other) => (one && one.number > other.number ? one : other), undefined)
  if (last && last.number > (useLastStep.getState().toast?.number ?? 0)) useLastStep.setState({ toast: last })
})

/** Returns whether the toast is about a step: it can be undone, or it is about an order. An earlier step is no longer the last. */
function isStep({ kind, about, action }: QueuedToast): boolean {
  return action?.isUndo === true || (kind === 'success' && about !== undefined)
}

export function closeToast(number: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.number !== number) }))
}

/** Runs the action of a toast, once. */
export function takeOffer(toast: QueuedToast): void {
  closeToast(toast.number)
  const { toast: last } = useLastStep.getState()
  if (last?.number === toast.number) useLastStep.setState({ toast: { ...last, action: undefined } })
  toast.action?.onAction()
}

/** Undoes the last step, even if its toast is gone. Returns false where there is nothing to undo. */
export function undoLast(): boolean {
  const { toast } = useLastStep.getState()
  const last = toast?.action?.isUndo ? toast : lastOffer(useToasts.getState().toasts)
  if (last) takeOffer(last)
  return last !== undefined
}
