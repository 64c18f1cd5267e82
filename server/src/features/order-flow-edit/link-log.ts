import { roleName } from '@tracklane/contract/kit/role'
import { FLOW_ROLES, type FlowLink, type OrderFlowLink } from '@tracklane/contract/order-flow'
import { isStatusId, statusName } from '@tracklane/contract/order-status'
import type { Change } from '#features/model-log/model-log.service.ts'

interface Flow {
  readonly id: number
  readonly links: readonly OrderFlowLink[]
}

/** Returns a log entry for every new, removed or changed link, in the log of the flow. */
export function linkEntries(before: Flow, after: Flow): Change[] {
  const old = new Map(before.links.map((link) => [link.id, link]))
  const now = new Map(after.links.map((link) => [link.id, link]))
  const entryOf = (id: number): Change[] => {
    const [was, is] = [inWords(old.get(id)), inWords(now.get(id))]
    if (was === is) return []
    const action = was === null ? 'created' : is === null ? 'deleted' : 'updated'
    return [
      { entity: 'link', entity_id: id, owner: { entity: 'order-flow', id: after.id }, action, changes: { step: { old: was, new: is } } },
    ]
  }
  return [...new Set([...old.keys(), ...now.keys()])].flatMap(entryOf)
}

/** Writes all links as one field, for a flow that was made or deleted as a whole. */
export function linksInWords(links: readonly FlowLink[]): string[] {
  return links.flatMap((link) => inWords(link) ?? [])
}

/** Writes "New → Processing: Logist" in the source language: a log is written once and read in every language. */
function inWords(link: FlowLink | undefined): string | null {
  if (!link) return null
  const roles = FLOW_ROLES.filter((role) => link.roles.includes(role)).map((role) => roleName(role).message)
  return `${name(link.status_from)} → ${name(link.status_to)}: ${roles.join(', ') || '–'}`
}

function name(statusId: number): string {
  return isStatusId(statusId) ? statusName(statusId).message : String(statusId)
}
