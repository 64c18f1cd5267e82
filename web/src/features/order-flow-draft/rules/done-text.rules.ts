import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { roleName } from '@tracklane/contract/kit/role'
import { statusName } from '@tracklane/contract/order-status'
import type { Done } from './flow-history.rules.ts'

/** Names the effect of an edit, for announcements and undo. */
export function doneText(done: Done): Phrase {
  if (!('from' in done)) return countText(done)
  const names = { from: statusName(done.from), to: statusName(done.to) }
  switch (done.kind) {
    case 'given':
      return phrase('flow_editor', '{from} to {to}: {role} may too', { ...names, role: roleName(done.role) })
    case 'taken':
      return phrase('flow_editor', '{from} to {to}: {role} may not any more', { ...names, role: roleName(done.role) })
    case 'added':
      return phrase('flow_editor', 'Step from {from} to {to} added', names)
    case 'removed':
      return phrase('flow_editor', 'Step from {from} to {to} removed', names)
    case 'restored':
      return phrase('flow_editor', 'Step from {from} to {to} is as it was', names)
    case 'set':
      return phrase('flow_editor', 'Roles of the step from {from} to {to} changed', names)
  }
}

function countText({ kind, count }: Extract<Done, { count: number }>): Phrase {
  if (kind === 'discarded') return phrase('flow_editor', '{count, plural, one {# change discarded} other {# changes discarded}}', { count })
  if (kind === 'joined')
    return phrase('flow_editor', '{count, plural, one {My change is on top of theirs} other {My # changes are on top of theirs}}', {
      count,
    })
  return phrase('flow_editor', '{count, plural, one {# step changed} other {# steps changed}}', { count })
}
