import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { roleName } from '@tracklane/contract/kit/role'
import type { FlowRole } from '@tracklane/contract/order-flow'
import { statusName } from '@tracklane/contract/order-status'
import type { DrawnStep, Pair } from './flow-draft.rules.ts'

export function pairName({ from, to }: Pair): Phrase {
  return phrase('flow_editor', '{from} to {to}', { from: statusName(from), to: statusName(to) })
}

/** Describes a step in words: from where to where, and the roles that may take it. */
export function stepName({ from, to, before, roles, change }: DrawnStep, inOrder: (roles: readonly FlowRole[]) => FlowRole[]): Phrase {
  const names = { from: statusName(from), to: statusName(to) }
  if (change === 'removed') return phrase('flow_editor', '{from} to {to}, removed in this draft', names)
  const named = { ...names, roles: inOrder(roles ?? before ?? []).map(roleName) }
  if (named.roles.length === 0) return phrase('flow_editor', '{from} to {to}: nobody yet', names)
  if (change === 'added') return phrase('flow_editor', '{from} to {to}: {roles}, new in this draft', named)
  if (change === 'changed') return phrase('flow_editor', '{from} to {to}: {roles}, changed in this draft', named)
  return phrase('flow_editor', '{from} to {to}: {roles}', named)
}
