import { FLOW_ROLES, type FlowRole } from '@tracklane/contract/order-flow'
import type { StatusId } from '@tracklane/contract/order-status'

/** Two statuses, in the direction of an order: a step, or a place for one. */
export interface Pair {
  readonly from: StatusId
  readonly to: StatusId
}

export function pairKey({ from, to }: Pair): string {
  return `${from}-${to}`
}

export function isSamePair(one: Pair, other: Pair): boolean {
  return one.from === other.from && one.to === other.to
}

/** A step and the roles that may take it, in the order of `FLOW_ROLES`. */
export interface Step extends Pair {
  readonly roles: readonly FlowRole[]
}

/** The steps of a flow, in no order. */
export type Steps = readonly Step[]

/** A step as the API has it: roles are names, and some may be unknown by now. */
interface Link {
  readonly status_from: number
  readonly status_to: number
  readonly roles: readonly string[]
}

export function stepsOf(links: readonly Link[]): Steps {
  // The ids are among the ten statuses: the server takes no others.
  return links.map(({ status_from, status_to, roles }) => ({
    from: status_from as StatusId,
    to: status_to as StatusId,
    roles: FLOW_ROLES.filter((role) => roles.includes(role)),
  }))
}

export function linksOf(steps: Steps) {
  return steps.map(({ from, to, roles }) => ({ status_from: from, status_to: to, roles: [...roles] }))
}

/** Returns the roles of a step, which may be empty; undefined where there is no step. */
export function rolesOf(steps: Steps, pair: Pair): readonly FlowRole[] | undefined {
  return steps.find((step) => isSamePair(step, pair))?.roles
}

export function isSameRoles(one: readonly FlowRole[] | undefined, other: readonly FlowRole[] | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return one.length === other.length && one.every((role) => other.includes(role))
}

/** Gives pairs these roles; undefined removes the steps. */
export function withRoles(steps: Steps, pairs: readonly Pair[], roles: readonly FlowRole[] | undefined): Steps {
  return pairs.reduce((now, pair) => withStep(now, pair, roles), steps)
}

function withStep(steps: Steps, pair: Pair, roles: readonly FlowRole[] | undefined): Steps {
  if (pair.from === pair.to || isSameRoles(rolesOf(steps, pair), roles)) return steps
  const rest = steps.filter((step) => !isSamePair(step, pair))
  return roles ? [...rest, { ...pair, roles: FLOW_ROLES.filter((role) => roles.includes(role)) }] : rest
}

/** Removes the role where all pairs have it; otherwise gives it to all. */
export function withRoleSwitched(steps: Steps, pairs: readonly Pair[], role: FlowRole): Steps {
  const isOn = switchState(steps, pairs, role) !== 'on'
  return pairs.reduce((now, pair) => {
    const rest = (rolesOf(now, pair) ?? []).filter((one) => one !== role)
    return withStep(now, pair, isOn ? [...rest, role] : rest)
  }, steps)
}

/** Returns whether all, some or none of the pairs have the role. */
export function switchState(steps: Steps, pairs: readonly Pair[], role: FlowRole): 'on' | 'off' | 'mixed' {
  const having = pairs.filter((pair) => rolesOf(steps, pair)?.includes(role)).length
  if (having === 0) return 'off'
  return having === pairs.length ? 'on' : 'mixed'
}

/** A step as it is drawn, with its roles in the saved flow and in the draft. */
export interface DrawnStep extends Pair {
  readonly before: readonly FlowRole[] | undefined
  readonly roles: readonly FlowRole[] | undefined
  readonly change: StepChange
}

/** Returns whether two steps look equal: most of ninety steps are not touched by an edit. */
export function isDrawnSame(one: DrawnStep, other: DrawnStep): boolean {
  return isSamePair(one, other) && isSameRoles(one.before, other.before) && isSameRoles(one.roles, other.roles)
}

export type StepChange = 'none' | 'added' | 'removed' | 'changed'

/** Returns the steps of the saved flow and of the draft, in the order of the statuses. */
export function drawnSteps(base: Steps, draft: Steps): DrawnStep[] {
  const taken = base.filter((step) => rolesOf(draft, step) === undefined)
  return [...draft, ...taken].map((step) => drawn(base, draft, step)).toSorted((one, other) => one.from - other.from || one.to - other.to)
}

function drawn(base: Steps, draft: Steps, { from, to }: Pair): DrawnStep {
  const before = rolesOf(base, { from, to })
  const roles = rolesOf(draft, { from, to })
  return { from, to, before, roles, change: changeOf(before, roles) }
}

export function changeOf(before: DrawnStep['before'], roles: DrawnStep['roles']): StepChange {
  if (isSameRoles(before, roles)) return 'none'
  if (before === undefined) return 'added'
  return roles === undefined ? 'removed' : 'changed'
}

/** Returns the draft's changes to the saved flow. */
export function changesOf(base: Steps, draft: Steps): DrawnStep[] {
  return drawnSteps(base, draft).filter(({ change }) => change !== 'none')
}
