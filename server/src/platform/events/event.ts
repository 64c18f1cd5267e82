import type { Context, Platform } from '#platform/context.ts'

/** A kind of event in a transaction and the type of its values. Defined once, beside the code that emits it. */
export interface Event<Said> {
  readonly name: string
  /** Never set: it ties the type of the values to the event. */
  readonly said?: (said: Said) => Said
}

/** Defines an event. `name` is the word of the specification where it has one; logs show it. */
export function defineEvent<Said>(name: string): Event<Said> {
  return { name }
}

/** A listener of an event, in the transaction or after it. */
export interface Listener<Said = unknown> {
  readonly event: Event<Said>
  readonly write?: (tx: Context, said: readonly Said[]) => Promise<void>
  readonly tell?: (platform: Platform, said: Said) => void | Promise<void>
}

/**
 * Makes a listener that writes rows in the emitting transaction, as its last step. It runs once, with all values of the event; an error
 * in it rolls everything back.
 */
export function inTransactionOf<Said>(event: Event<Said>, write: (tx: Context, said: readonly Said[]) => Promise<void>): Listener {
  return { event, write } as Listener<Said> as Listener // it hears nothing but this event
}

/** Makes a listener that tells others after the commit, never after a rollback. The request does not wait for it; errors are logged. */
export function afterCommitOf<Said>(event: Event<Said>, tell: (platform: Platform, said: Said) => void | Promise<void>): Listener {
  return { event, tell } as Listener<Said> as Listener // it hears nothing but this event
}
