import type { FlowRole } from '@tracklane/contract/order-flow'
import { changesOf, type DrawnStep, isSamePair, isSameRoles, type Pair, rolesOf, type Steps, withRoles } from './flow-draft.rules.ts'

/** A step that one of two people has changed: before, theirs and mine. */
export interface Contested extends Pair {
  readonly before: readonly FlowRole[] | undefined
  readonly theirs: readonly FlowRole[] | undefined
  readonly mine: readonly FlowRole[] | undefined
  /** True where both changed it to different roles, so that a person must choose. */
  readonly isConflict: boolean
}

/** Finds every step that one of the two has changed. */
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

/** Joins both changes. In a conflict mine wins, except for the pairs in `takeTheirs`. */
export function merged(base: Steps, theirs: Steps, mine: Steps, takeTheirs: readonly Pair[] = []): Steps {
  const own = changesOf(base, mine).filter(({ from, to }) => !takeTheirs.some((pair) => isSamePair(pair, { from, to })))
  return own.reduce((now, { from, to, roles }) => withRoles(now, [{ from, to }], roles), theirs)
}
