import type { FlowIssue } from '@tracklane/contract/order-flow-lint'
import { isStatusId } from '@tracklane/contract/order-status'
import { changesOf, type DrawnStep, type Pair, type Steps } from './flow-draft.rules.ts'

export type Repair =
  /** Steps of this place that the draft has removed. */
  { readonly does: 'restore'; readonly pairs: readonly DrawnStep[] } | { readonly does: 'remove'; readonly pairs: readonly Pair[] }

/** Returns a repair with one press: restore what the draft has removed, or remove what has no effect. */
export function repairOf({ kind, status_from: from, status_to: to }: FlowIssue, base: Steps, draft: Steps): Repair | undefined {
  if (from === undefined || !isStatusId(from)) return undefined
  if (kind === 'no_roles') return to !== undefined && isStatusId(to) ? { does: 'remove', pairs: [{ from, to }] } : undefined
  const lost = changesOf(base, draft).filter((step) => (kind === 'unreachable' ? step.to : step.from) === from && takesAway(step))
  // One way out is enough: the one that leads furthest on.
  const best = lost.toSorted((one, other) => rank(other) - rank(one))[0]
  return best && { does: 'restore', pairs: [best] }
}

function takesAway({ before = [], roles = [] }: DrawnStep): boolean {
  return before.length > roles.length
}

/** Ranks a step: later statuses are nearer to the end. */
function rank({ to }: DrawnStep): number {
  return to
}
