import { STATUS_IDS } from '@tracklane/contract/order-status'
import type { OrderSubStatus } from '@tracklane/contract/order-sub-status'

export interface StatusGroup {
  readonly status: number
  /** Rows of all organizations, for people who may only read them. */
  readonly shared: readonly OrderSubStatus[]
  /** Rows that the viewer puts in order. */
  readonly own: readonly OrderSubStatus[]
}

/** Groups the sub-statuses by the ten statuses. `owner` null: the rows of all organizations; undefined: the viewer's own organization. */
export function groupsOf(rows: readonly OrderSubStatus[], owner: number | null | undefined): StatusGroup[] {
  return STATUS_IDS.map((status) => {
    const ofStatus = rows.filter(({ status_id }) => status_id === status)
    if (owner === undefined) return { status, ...split(ofStatus) }
    return { status, shared: [], own: ofStatus.filter(({ organization_id }) => organization_id === owner) }
  })
}

function split(rows: readonly OrderSubStatus[]): Omit<StatusGroup, 'status'> {
  return {
    shared: rows.filter(({ organization_id }) => organization_id === null),
    own: rows.filter(({ organization_id }) => organization_id !== null),
  }
}
