import type { FlowRole } from '@tracklane/contract/order-flow'
import type { StatusId } from '@tracklane/contract/order-status'
import { changesOf, type DrawnStep, type Pair, rolesOf, type Steps, switchState, withRoleSwitched, withRoles } from './flow-draft.rules.ts'

/** A change to the draft. */
export type Edit =
  | { readonly does: 'set'; readonly pairs: readonly Pair[]; readonly roles: readonly FlowRole[] }
  | { readonly does: 'switch'; readonly pairs: readonly Pair[]; readonly role: FlowRole }
  | { readonly does: 'remove'; readonly pairs: readonly Pair[] }
  /** Back to the saved flow. */
  | { readonly does: 'restore'; readonly pairs: readonly Pair[] }
  | { readonly does: 'discard' }

/** The effect of an edit, for undo and announcements. */
export type Done =
  | { readonly kind: 'added' | 'removed' | 'set' | 'restored'; readonly from: StatusId; readonly to: StatusId }
  | { readonly kind: 'given' | 'taken'; readonly from: StatusId; readonly to: StatusId; readonly role: FlowRole }
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'discarded' | 'joined'; readonly count: number }

interface Past {
  readonly done: Done
  /** The draft before the edit, or after it in `future`. */
  readonly steps: Steps
}

/** The draft of a flow with its history. Graph, matrix and list show it, and it is saved as one. */
export interface FlowHistory {
  /** The saved steps. */
  readonly base: Steps
  readonly draft: Steps
  /** The edits that can be undone, the latest last. */
  readonly past: readonly Past[]
  /** The edits that can be redone, the next one last. */
  readonly future: readonly Past[]
}

/** The most edits that can be undone. */
const MOST = 200

export function opened(base: Steps, draft: Steps = base): FlowHistory {
  return { base, draft, past: [], future: [] }
}

/** Applies an edit. Returns the history itself where the edit changes nothing. */
export function edited(history: FlowHistory, edit: Edit): FlowHistory {
  const draft = applied(history, edit)
  const changed = changesOf(history.draft, draft)
  if (changed.length === 0) return history
  const done = doneBy(edit, changed, history)
  return { ...history, draft, past: [...history.past, { done, steps: history.draft }].slice(-MOST), future: [] }
}

function applied({ base, draft }: FlowHistory, edit: Edit): Steps {
  switch (edit.does) {
    case 'set':
      return withRoles(draft, edit.pairs, edit.roles)
    case 'switch':
      return withRoleSwitched(draft, edit.pairs, edit.role)
    case 'remove':
      return withRoles(draft, edit.pairs, undefined)
    case 'restore':
      return edit.pairs.reduce((now, pair) => withRoles(now, [pair], rolesOf(base, pair)), draft)
    case 'discard':
      return base
  }
}

function doneBy(edit: Edit, changed: readonly DrawnStep[], { draft }: FlowHistory): Done {
  if (edit.does === 'discard') return { kind: 'discarded', count: changed.length }
  const [one] = changed
  if (!one || changed.length > 1) return { kind: 'several', count: changed.length }
  const { from, to } = one
  if (edit.does === 'switch' && one.change === 'changed')
    return { kind: switchState(draft, edit.pairs, edit.role) === 'on' ? 'taken' : 'given', from, to, role: edit.role }
  if (edit.does === 'restore') return { kind: 'restored', from, to }
  return { kind: one.change === 'added' ? 'added' : one.change === 'removed' ? 'removed' : 'set', from, to }
}

export function undone(history: FlowHistory): FlowHistory {
  const last = history.past.at(-1)
  if (!last) return history
  const future = [...history.future, { done: last.done, steps: history.draft }]
  return { ...history, draft: last.steps, past: history.past.slice(0, -1), future }
}

export function redone(history: FlowHistory): FlowHistory {
  const next = history.future.at(-1)
  if (!next) return history
  const past = [...history.past, { done: next.done, steps: history.draft }]
  return { ...history, draft: next.steps, past, future: history.future.slice(0, -1) }
}

/** Notes what was saved. Edits made meanwhile stay a draft, and everything can still be undone. */
export function saved(history: FlowHistory, base: Steps): FlowHistory {
  return { ...history, base }
}

/** Starts a history with mine on top of what somebody else has saved; undo leaves theirs. */
export function joined(theirs: Steps, draft: Steps): FlowHistory {
  const count = changesOf(theirs, draft).length
  const past: Past[] = count === 0 ? [] : [{ done: { kind: 'joined', count }, steps: theirs }]
  return { base: theirs, draft, past, future: [] }
}
