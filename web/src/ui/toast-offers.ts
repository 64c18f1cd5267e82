import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'
import { useToasts } from './toast.ts'
import { lastOffer } from './toast-offers.rules.ts'
import type { QueuedToast } from './toast-queue.rules.ts'

/** The toast of the last step, until the next: the key for taking back finds it when it is gone from the screen. */
const useLastStep = resetWithPerson(create<{ toast?: QueuedToast | undefined }>(() => ({})))

useToasts.subscribe(({ toasts }) => {
  const last = toasts
    .filter(isStep)
    .reduce<QueuedToast | undefined>((one, other) => (one && one.number > other.number ? one : other), undefined)
  if (last && last.number > (useLastStep.getState().toast?.number ?? 0)) useLastStep.setState({ toast: last })
})

/** Something was done that can be taken back, or to an order: what was done before it is no longer the last. */
function isStep({ kind, about, action }: QueuedToast): boolean {
  return action?.isUndo === true || (kind === 'success' && about !== undefined)
}

export function closeToast(number: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.number !== number) }))
}

/** Does what the toast offers, once. */
export function takeOffer(toast: QueuedToast): void {
  closeToast(toast.number)
  const { toast: last } = useLastStep.getState()
  if (last?.number === toast.number) useLastStep.setState({ toast: { ...last, action: undefined } })
  toast.action?.onAction()
}

/** Takes back what was done last, also when its toast is gone; false where there is nothing to take back. */
export function undoLast(): boolean {
  const { toast } = useLastStep.getState()
  const last = toast?.action?.isUndo ? toast : lastOffer(useToasts.getState().toasts)
  if (last) takeOffer(last)
  return last !== undefined
}
