import { create } from 'zustand'

const SHORT = 5000
const LONG = 15_000

export type ToastKind = 'error' | 'success' | 'warning' | 'message'

export interface Toast {
  readonly text: string
  readonly kind: ToastKind
  readonly duration: number
  readonly action?: ToastAction | undefined
}

export function toastError(text: string): void {
  show({ text, kind: 'error', duration: SHORT })
}

/** The way back, offered with what was done. */
export interface ToastAction {
  readonly label: string
  readonly onAction: () => void
}

export function toastSuccess(text: string, action?: ToastAction): void {
  show({ text, kind: 'success', duration: SHORT, action })
}

export function toastWarning(text: string): void {
  show({ text, kind: 'warning', duration: LONG })
}

/** A message to the person, from the server or a colleague. */
export function toastMessage(text: string): void {
  show({ text, kind: 'message', duration: LONG })
}

/** The host is a chunk of its own that comes with the first toast. */
export const useToastHost = create(() => ({ isWanted: false }))

function show(toast: Toast): void {
  import('./toast-host.tsx').then(
    ({ showToast }) => {
      useToastHost.setState({ isWanted: true })
      showToast(toast)
    },
    // Without a network there may be no host to be had; what the toast was to say is in the log already.
    () => undefined,
  )
}
