import { create } from 'zustand'

const SHORT = 5000
const LONG = 15_000

export type ToastKind = 'error' | 'success' | 'warning' | 'message'

export function toastError(text: string): void {
  show(text, 'error', SHORT)
}

export function toastSuccess(text: string): void {
  show(text, 'success', SHORT)
}

export function toastWarning(text: string): void {
  show(text, 'warning', LONG)
}

/** A message to the person, from the server or a colleague. */
export function toastMessage(text: string): void {
  show(text, 'message', LONG)
}

/** The host is a chunk of its own that comes with the first toast. */
export const useToastHost = create(() => ({ isWanted: false }))

function show(text: string, kind: ToastKind, duration: number): void {
  useToastHost.setState({ isWanted: true })
  void import('./toast-host.tsx').then(({ showToast }) => showToast(text, kind, duration))
}
