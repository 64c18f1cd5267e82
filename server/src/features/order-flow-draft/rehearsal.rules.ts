import { ROLES } from '@tracklane/contract/kit/role'
import { allowedTargets, type FlowLink } from '@tracklane/contract/order-flow'
import { type FlowRehearsal, REHEARSAL } from '@tracklane/contract/order-flow-draft'
import { STATUS_IDS } from '@tracklane/contract/order-status'
import type { AllowedStep, MovesOfKind } from './rehearsal.queries.ts'

/** The roles in the order of the answer; the log may name a role of old. */
const RANKED: readonly string[] = ROLES

/** Lists every step that a flow allows, by role. */
export function allowedSteps(links: readonly FlowLink[]): AllowedStep[] {
  return ROLES.flatMap((role) =>
    STATUS_IDS.flatMap((status_from) => allowedTargets(links, status_from, role).map((status_to) => ({ status_from, status_to, role }))),
  )
}

/** Sums up moves that were counted slice by slice: a kind may appear several times. */
export function rehearsal(allowed: readonly AllowedStep[], moves: readonly MovesOfKind[]): FlowRehearsal {
  const lawful = new Set(allowed.map(kindOf))
  const refused = [...byKind(moves.filter((one) => !lawful.has(kindOf(one)))).values()]
  const pairs = refused.map(({ status_from, status_to, role, moves: count, newest }) => ({
    status_from,
    status_to,
    role,
    refused: count,
    order_ids: newest.map(([orderId]) => orderId),
  }))
  return {
    moves: total(moves),
    refused: total(refused),
    pairs: pairs.sort(
      (a, b) =>
        b.refused - a.refused ||
        a.status_from - b.status_from ||
        a.status_to - b.status_to ||
        RANKED.indexOf(a.role) - RANKED.indexOf(b.role),
    ),
  }
}

function kindOf({ status_from, status_to, role }: AllowedStep): string {
  return `${status_from}-${status_to} ${role}`
}

function total(moves: readonly MovesOfKind[]): number {
  return moves.reduce((sum, one) => sum + one.moves, 0)
}

function byKind(moves: readonly MovesOfKind[]): Map<string, MovesOfKind> {
  const kinds = new Map<string, MovesOfKind>()
  for (const one of moves) {
    const known = kinds.get(kindOf(one))
    kinds.set(kindOf(one), known ? joined(known, one) : one)
  }
  return kinds
}

function joined(one: MovesOfKind, other: MovesOfKind): MovesOfKind {
  const newest = [...one.newest, ...other.newest].sort(([, a], [, b]) => b - a).slice(0, REHEARSAL.orders)
  return { ...one, moves: one.moves + other.moves, newest }
}
