import { roleName } from '@tracklane/contract/kit/role'
import { FLOW_ROLES, type FlowLink } from '@tracklane/contract/order-flow'
import { isStatusId, statusName } from '@tracklane/contract/order-status'

/** The same links with every link's roles once and in the one order. */
export function normalized(links: readonly FlowLink[]): FlowLink[] {
  return links.map((link) => ({ ...link, roles: FLOW_ROLES.filter((role) => link.roles.includes(role)) }))
}

/** The links that differ, in the words of the log ("New → Processing: Logist"); undefined where none does. */
export function linkChanges(before: readonly FlowLink[], after: readonly FlowLink[]): { old: string[]; new: string[] } | undefined {
  const old = normalized(before).map(inWords)
  const now = normalized(after).map(inWords)
  const gone = old.filter((link) => !now.includes(link))
  const added = now.filter((link) => !old.includes(link))
  return gone.length + added.length > 0 ? { old: gone, new: added } : undefined
}

/** In the source language: a log is written once and read in every language. */
function inWords(link: FlowLink): string {
  const roles = FLOW_ROLES.filter((role) => link.roles.includes(role)).map((role) => roleName(role).message)
  return `${name(link.status_from)} → ${name(link.status_to)}: ${roles.join(', ') || '–'}`
}

function name(statusId: number): string {
  return isStatusId(statusId) ? statusName(statusId).message : String(statusId)
}
