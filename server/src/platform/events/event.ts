import type { Context, Platform } from '#platform/context.ts'

/** One kind of thing that a transaction can have done, and the type of what is said of it. Made once, beside what emits it. */
export interface Event<Said> {
  readonly name: string
  /** Never there: it ties the type of what is said to the event. */
  readonly said?: (said: Said) => Said
}

/** `name` as the specification writes it where it has a word for it; logs show it. */
export function defineEvent<Said>(name: string): Event<Said> {
  return { name }
}

/** One that hears of an event, in the transaction or after it. */
export interface Listener<Said = unknown> {
  readonly event: Event<Said>
  readonly write?: (tx: Context, said: readonly Said[]) => Promise<void>
  readonly tell?: (platform: Platform, said: Said) => void | Promise<void>
}

/**
 * Writes rows in the transaction that emitted the event, as its last step: once, with everything that was said of the event. What it
 * throws undoes the whole.
 */
export function inTransactionOf<Said>(event: Event<Said>, write: (tx: Context, said: readonly Said[]) => Promise<void>): Listener {
  return { event, write } as Listener<Said> as Listener // it hears nothing but this event
}

/** Tells others when all of it is committed, never after a rollback. Nobody waits for it, and what it throws is logged. */
export function afterCommitOf<Said>(event: Event<Said>, tell: (platform: Platform, said: Said) => void | Promise<void>): Listener {
  return { event, tell } as Listener<Said> as Listener // it hears nothing but this event
}
