import { defineEvent } from '#platform/events/event.ts'

export interface ChangedFlow {
  readonly flow_id: number
  readonly organization_id: number | null
  readonly country_id: number | null
}

/** Emitted when a flow was made, changed or deleted: other moves may be allowed where it holds. */
export const flowChanged = defineEvent<ChangedFlow>('order-flow.changed')
