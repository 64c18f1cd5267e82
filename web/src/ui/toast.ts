import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'
import { keyOf, type QueuedToast, queued, timeToRead } from './toast-queue.rules.ts'

const SHORT = 5000
const LONG = 15_000

export type ToastKind = 'error' | 'success' | 'warning' | 'message'

export interface Toast {
  readonly text: string
  readonly kind: ToastKind
  /** Milliseconds on the screen. Time in a hidden tab or under the pointer does not count. */
  readonly duration: number
  /** The order it is about; there is one toast per order. */
  readonly about?: number | undefined
  /** There is one toast per topic. */
  readonly topic?: string | undefined
  readonly action?: ToastAction | undefined
  /** True where a form shows the text at its field too: the next success removes it. */
  readonly isAtField?: boolean
}

/** An action for the message: undo, or try again. */
export interface ToastAction {
  readonly label: string
  readonly onAction: () => void
  /** True where the key for Undo finds it. */
  readonly isUndo?: boolean
}

/** Shows an error. `isAtField`: a form shows it at its field too. */
export function toastError(text: string, action?: ToastAction, isAtField?: boolean, about?: number): void {
  show({ text, kind: 'error', duration: action ? LONG : SHORT, action, about, isAtField })
}

export function toastSuccess(text: string, action?: ToastAction, about?: number): void {
  show({ text, kind: 'success', duration: SHORT, action, about })
}

export function toastWarning(text: string, about?: number, action?: ToastAction): void {
  show({ text, kind: 'warning', duration: LONG, about, action })
}

/** Shows a message to the person, from the server or a colleague. There is one toast per topic, the latest. */
export function toastMessage(text: string, topic?: string): void {
  show({ text, kind: 'message', duration: LONG, topic })
}

/** The toasts on the screen, followed by the waiting ones. */
export const useToasts = resetWithPerson(create<{ toasts: readonly QueuedToast[] }>(() => ({ toasts: [] })))

let count = 0
function show(toast: Toast): void {
  count += 1
  const number = count
  const added = { ...toast, duration: timeToRead(toast.text, toast.duration), number, key: keyOf(toast, number) }
  useToasts.setState(({ toasts }) => ({ toasts: queued(toasts, added) }))
}
