import type { FlowRole } from '@tracklane/contract/order-flow'
import { changesOf, type DrawnStep, isSamePair, isSameRoles, type Pair, rolesOf, type Steps, withRoles } from './flow-draft.rules.ts'

/** A step where it matters who was first: what it was, what they made of it and what I did. */
export interface Contested extends Pair {
  readonly before: readonly FlowRole[] | undefined
  readonly theirs: readonly FlowRole[] | undefined
  readonly mine: readonly FlowRole[] | undefined
  /** Both changed it, each to something else: somebody must choose. */
  readonly isConflict: boolean
}

/** Everything that either of the two has changed. */
export function contested(base: Steps, theirs: Steps, mine: Steps): Contested[] {
  const pairs = [...changesOf(base, theirs), ...changesOf(base, mine).filter((one) => isSameRoles(rolesOf(theirs, one), one.before))]
  return pairs
    .map(({ from, to, before }) => {
      const [their, my] = [rolesOf(theirs, { from, to }), rolesOf(mine, { from, to })]
      return { from, to, before, theirs: their, mine: my, isConflict: isConflict(before, their, my) }
    })
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
}

function isConflict(before: DrawnStep['before'], theirs: DrawnStep['before'], mine: DrawnStep['before']): boolean {
  return !isSameRoles(before, theirs) && !isSameRoles(before, mine) && !isSameRoles(theirs, mine)
}

/** Both changes; where they contradict each other mine, but for those pairs of which theirs was chosen. */
export function merged(base: Steps, theirs: Steps, mine: Steps, takeTheirs: readonly Pair[] = []): Steps {
  const own = changesOf(base, mine).filter(({ from, to }) => !takeTheirs.some((pair) => isSamePair(pair, { from, to })))
  return own.reduce((now, { from, to, roles }) => withRoles(now, [{ from, to }], roles), theirs)
}
