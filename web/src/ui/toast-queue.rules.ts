import type { Toast } from './toast.ts'

/** A toast in the queue. `number` is its own; `key` says which earlier toast it replaces. */
export interface QueuedToast extends Toast {
  readonly number: number
  readonly key: string
}

/**
 * Returns the key of a toast. A newer toast about the same order or topic replaces the older one; equal texts are one toast. Toasts with an
 * action stay apart.
 */
export function keyOf({ kind, text, about, topic, action }: Toast, number: number): string {
  if (topic !== undefined) return `topic ${topic}`
  if (about !== undefined) return `about ${about}`
  return action ? `offer ${number}` : `${kind} ${text}`
}

/** Returns the toasts with a new one: in place of the one it replaces, else at the end. A success removes earlier errors about fields. */
export function queued(toasts: readonly QueuedToast[], added: QueuedToast): QueuedToast[] {
  const kept = added.kind === 'success' ? toasts.filter(({ isAtField }) => !isAtField) : toasts
  const isThere = kept.some(({ key }) => key === added.key)
  return isThere ? kept.map((toast) => (toast.key === added.key ? added : toast)) : [...kept, added]
}

const PER_CHARACTER = 70

/** Returns the specification's milliseconds, or more for a text that takes longer to read. */
export function timeToRead(text: string, least: number): number {
  return Math.max(least, text.length * PER_CHARACTER)
}
