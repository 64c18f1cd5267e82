import type { KanbanColumn } from '@tracklane/contract/kanban'
import { isStatusId, statusName } from '@tracklane/contract/order-status'

/** "In delivery (≤ 5, collapsed)", in the source language: a log is written once and read in every language. */
export function columnsInWords(columns: readonly KanbanColumn[]): string[] {
  return [...columns].sort((left, right) => left.position - right.position).map(inWords)
}

function inWords({ status_id, wip_limit, collapsed }: KanbanColumn): string {
  const name = isStatusId(status_id) ? statusName(status_id).message : String(status_id)
  const more = [...(wip_limit === null ? [] : [`≤ ${wip_limit}`]), ...(collapsed ? ['collapsed'] : [])]
  return more.length === 0 ? name : `${name} (${more.join(', ')})`
}
