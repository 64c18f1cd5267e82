import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'
import { keyOf, type QueuedToast, queued, timeToRead } from './toast-queue.rules.ts'

const SHORT = 5000
const LONG = 15_000

export type ToastKind = 'error' | 'success' | 'warning' | 'message'

export interface Toast {
  readonly text: string
  readonly kind: ToastKind
  /** Milliseconds on the screen; nobody reads in a tab that is not shown, nor acts on what is under the pointer by chance. */
  readonly duration: number
  /** The order it is about: there is one toast for each. */
  readonly about?: number | undefined
  /** There is one toast for each. */
  readonly topic?: string | undefined
  readonly action?: ToastAction | undefined
  /** A form says it at its field, too: it goes with the next success. */
  readonly isAtField?: boolean
}

/** Something to do about it: the way back, or once more. */
export interface ToastAction {
  readonly label: string
  readonly onAction: () => void
  /** The key for taking back finds it. */
  readonly isUndo?: boolean
}

/** `isAtField`: a form says it at its field, too. */
export function toastError(text: string, action?: ToastAction, isAtField?: boolean, about?: number): void {
  show({ text, kind: 'error', duration: action ? LONG : SHORT, action, about, isAtField })
}

export function toastSuccess(text: string, action?: ToastAction, about?: number): void {
  show({ text, kind: 'success', duration: SHORT, action, about })
}

export function toastWarning(text: string, about?: number, action?: ToastAction): void {
  show({ text, kind: 'warning', duration: LONG, about, action })
}

/** A message to the person, from the server or a colleague; of a topic there is one toast, the last. */
export function toastMessage(text: string, topic?: string): void {
  show({ text, kind: 'message', duration: LONG, topic })
}

/** Those on the screen, and behind them those that wait. */
export const useToasts = resetWithPerson(create<{ toasts: readonly QueuedToast[] }>(() => ({ toasts: [] })))

let count = 0
function show(toast: Toast): void {
  count += 1
  const number = count
  const added = { ...toast, duration: timeToRead(toast.text, toast.duration), number, key: keyOf(toast, number) }
  useToasts.setState(({ toasts }) => ({ toasts: queued(toasts, added) }))
}
