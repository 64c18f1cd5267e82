import type { QueryClient } from '@tanstack/react-query'
import { Id } from '@tracklane/contract/kit/page'
import { OrderFlowQuery } from '@tracklane/contract/order-flow'
import { z } from 'zod'
import { listQueryOf, listSearch } from '#kit/list-search.ts'
import { flowDraftQueries } from './flow-draft.api.ts'

export const FLOW_VIEWS = ['graph', 'matrix', 'list'] as const
export type FlowView = (typeof FLOW_VIEWS)[number]

/** The query string of the list of flows. */
export const FlowListSearch = listSearch(OrderFlowQuery)

/** The query string of /order-flow/: the list, the flow open in the editor, or the copy drawn for another place. */
export const FlowSearch = FlowListSearch.extend({
  view: z.enum(FLOW_VIEWS).optional(),
  /** The flow that is copied. */
  copy: Id.optional(),
  organization_id: Id.optional(),
  country_id: Id.optional(),
  name: z.string().max(120).optional(),
})

/** Asks early for the data of the address: the list, or one flow. */
export function startFlows(client: QueryClient, search: Record<string, unknown>): void {
  const id = Number(search.id ?? search.copy)
  if (Number.isSafeInteger(id)) void client.prefetchQuery(flowDraftQueries.detail(id))
  else void client.prefetchQuery(flowDraftQueries.page(listQueryOf(FlowListSearch, search)))
}
