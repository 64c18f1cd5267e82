import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import type { FlowIssue } from '@tracklane/contract/order-flow-lint'
import { isStatusId, statusName } from '@tracklane/contract/order-status'

/** Names the problem and its place. */
export function issueTitle(issue: FlowIssue): Phrase {
  const [status, to] = [nameOf(issue.status_from), nameOf(issue.status_to)]
  switch (issue.kind) {
    case 'unreachable':
      return phrase('flow_editor', 'Never reached: {status}', { status })
    case 'dead_end':
      return phrase('flow_editor', 'Dead end: {status}', { status })
    case 'no_end':
      return phrase('flow_editor', 'Never comes to an end: {status}', { status })
    case 'stranded':
      return phrase('flow_editor', 'Orders are stranded: {status}', { status })
    case 'no_roles':
      return phrase('flow_editor', 'Nobody may take it: {status} to {to}', { status, to })
    case 'self_link':
    case 'duplicate_link':
    case 'unknown_role':
      return phrase('flow_editor', 'Cannot be saved: {status} to {to}', { status, to })
  }
}

/** Explains the problem in a sentence or two. */
export function issueTexts(issue: FlowIssue): Phrase[] {
  if (issue.kind === 'stranded') return [strandedText(issue)]
  return issue.orders ? [meaning(issue), strandedText(issue)] : [meaning(issue)]
}

function strandedText({ status_from, orders: count = 0 }: FlowIssue): Phrase {
  return phrase('flow_editor', '{count, plural, one {# order has} other {# orders have}} no way out of “{status}”.', {
    count,
    status: nameOf(status_from),
  })
}

function meaning({ kind }: FlowIssue): Phrase {
  switch (kind) {
    case 'unreachable':
      return phrase('flow_editor', 'No way leads there from a new order.')
    case 'dead_end':
      return phrase('flow_editor', 'No step leads out of it, and it is no end.')
    case 'no_end':
    case 'stranded':
      return phrase('flow_editor', 'From there no order can be completed or returned.')
    case 'no_roles':
      return phrase('flow_editor', 'A step without roles is no step.')
    case 'self_link':
    case 'duplicate_link':
    case 'unknown_role':
      return phrase('flow_editor', 'The step is there twice, leads nowhere or names a role that is not there.')
  }
}

function nameOf(id: number | undefined): Phrase | string {
  return id !== undefined && isStatusId(id) ? statusName(id) : ''
}
