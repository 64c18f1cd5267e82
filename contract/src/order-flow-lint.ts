import { FLOW_ROLES, type FlowLink } from './order-flow.ts'
import { isSelfLink } from './order-flow-edit.ts'
import { STATUS, STATUS_IDS } from './order-status.ts'

/** Statuses in which an order may stay for good. */
export const FINAL_STATUSES: readonly number[] = [STATUS.COMPLETED, STATUS.RETURNED]

/** The first three are errors: such a flow cannot be saved. The others are warnings: the flow is saved after a confirmation. */
export const FLOW_ISSUES = [
  'self_link',
  'duplicate_link',
  'unknown_role',
  'no_roles',
  'unreachable',
  'dead_end',
  'no_end',
  'stranded',
] as const
export type FlowIssueKind = (typeof FLOW_ISSUES)[number]

export interface FlowIssue {
  readonly kind: FlowIssueKind
  readonly level: 'error' | 'warning'
  /** The status, or the start of the link. */
  readonly status_from?: number | undefined
  /** The end of the link; set for links only. */
  readonly status_to?: number | undefined
  /** The number of orders in the status; set for `stranded` only. */
  readonly orders?: number | undefined
}

/** The number of orders in each status. */
export interface FlowFacts {
  readonly orders?: readonly { readonly status_id: number; readonly orders: number }[]
}

/**
 * Returns the issues of a flow: errors first, then by status. A link without roles does not count as a step. `dead_end` and `no_end` name
 * statuses that orders reach. `stranded` names statuses with orders from which no end can be reached.
 */
export function lintFlow(links: readonly FlowLink[], facts: FlowFacts = {}): FlowIssue[] {
  const steps = links.filter((link) => link.roles.length > 0 && !isSelfLink(link))
  const reached = closure([STATUS.NEW], (from) => steps.filter((step) => step.status_from === from).map((step) => step.status_to))
  const ending = closure(FINAL_STATUSES, (to) => steps.filter((step) => step.status_to === to).map((step) => step.status_from))
  const standing = new Map(facts.orders?.map(({ status_id, orders }) => [status_id, orders]))
  const ofStatus = (status: number): FlowIssue[] => {
    if (!reached.has(status)) return [warning('unreachable', status), ...stranded(status)]
    if (ending.has(status)) return []
    const leads = steps.some((step) => step.status_from === status)
    return [warning(leads ? 'no_end' : 'dead_end', status), ...stranded(status)]
  }
  const stranded = (status: number): FlowIssue[] => {
    const orders = standing.get(status) ?? 0
    return orders > 0 && !ending.has(status) ? [{ ...warning('stranded', status), orders }] : []
  }
  const unnamed = links
    .filter((link) => link.roles.length === 0)
    .map((link) => ({ ...warning('no_roles', link.status_from), ...endOf(link) }))
  return [...errorsOf(links), ...unnamed, ...STATUS_IDS.flatMap(ofStatus)]
}

function errorsOf(links: readonly FlowLink[]): FlowIssue[] {
  const seen = new Set<string>()
  const known: readonly string[] = FLOW_ROLES
  return links.flatMap((link) => {
    const pair = `${link.status_from}-${link.status_to}`
    const kinds: FlowIssueKind[] = []
    if (isSelfLink(link)) kinds.push('self_link')
    if (seen.has(pair)) kinds.push('duplicate_link')
    if (link.roles.some((role) => !known.includes(role))) kinds.push('unknown_role')
    seen.add(pair)
    return kinds.map((kind): FlowIssue => ({ kind, level: 'error', status_from: link.status_from, ...endOf(link) }))
  })
}

function warning(kind: FlowIssueKind, status_from: number): FlowIssue {
  return { kind, level: 'warning', status_from }
}

function endOf({ status_to }: FlowLink): { status_to: number } {
  return { status_to }
}

/** Returns the given statuses and all statuses reachable from them. */
function closure(from: readonly number[], next: (status: number) => number[]): ReadonlySet<number> {
  const found = new Set(from)
  for (const status of found) for (const other of next(status)) found.add(other)
  return found
}
