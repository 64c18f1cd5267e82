import type { Toast } from './toast.ts'

/** A toast in the queue; the number is its own, `key` says which earlier one it replaces. */
export interface QueuedToast extends Toast {
  readonly number: number
  readonly key: string
}

/** One for each order and each topic, a newer one in its place; the same text is not stacked either. Two that offer something are two. */
export function keyOf({ kind, text, about, topic, action }: Toast, number: number): string {
  if (topic !== undefined) return `topic ${topic}`
  if (about !== undefined) return `about ${about}`
  return action ? `offer ${number}` : `${kind} ${text}`
}

/**
 * The toasts with one more: in the place of the one it replaces, else at the end. A success takes away the complaints about fields before it.
 */
export function queued(toasts: readonly QueuedToast[], added: QueuedToast): QueuedToast[] {
  const kept = added.kind === 'success' ? toasts.filter(({ isAtField }) => !isAtField) : toasts
  const isThere = kept.some(({ key }) => key === added.key)
  return isThere ? kept.map((toast) => (toast.key === added.key ? added : toast)) : [...kept, added]
}

const PER_CHARACTER = 70

/** The specification's milliseconds; longer only for what nobody reads in them. */
export function timeToRead(text: string, least: number): number {
  return Math.max(least, text.length * PER_CHARACTER)
}
