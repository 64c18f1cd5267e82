import { queryOptions, useMutation } from '@tanstack/react-query'
import { type OrderFlow, orderFlowEndpoints } from '@tracklane/contract/order-flow'
import { type FlowDraft, type FlowPlace, orderFlowDraftEndpoints } from '@tracklane/contract/order-flow-draft'
import { orderFlowEditEndpoints } from '@tracklane/contract/order-flow-edit'
import { listQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'
import { call } from '#lib/http.ts'

const queries = listQueries('order-flow', orderFlowEndpoints)

/** A flow, or a copy of it for another place. */
export interface FlowSource {
  readonly id: number
  readonly place?: FlowPlace | undefined
}

/** Milliseconds between two checks whether somebody else has saved. */
const LOOK_AGAIN = 20_000

export const flowDraftQueries = {
  ...queries,
  detail: (id: number) =>
    queryOptions({
      queryKey: ['order-flow', 'detail', id],
      queryFn: async ({ signal }): Promise<OrderFlow> => (await call(orderFlowEndpoints.get, { params: { id } }, signal)).data,
    }),
  /** The flow while it is edited. No event tells the people who draw flows, so the editor asks again. */
  followed: (id: number) =>
    queryOptions({ ...flowDraftQueries.detail(id), refetchInterval: LOOK_AGAIN, refetchOnWindowFocus: true, meta: { silent: true } }),
  reach: ({ id, place }: FlowSource) =>
    queryOptions({
      queryKey: ['order-flow', 'reach', id, place],
      queryFn: async ({ signal }) => (await call(orderFlowDraftEndpoints.reach, { params: { id }, query: wholeOf(place) }, signal)).data,
      refetchOnWindowFocus: true,
      // The numbers are optional for names and checks.
      meta: { silent: true },
    }),
}

/** Writes a place as a query, which has no null: a missing part is every country, or no organization. */
function wholeOf({ organization_id, country_id }: FlowPlace = {}) {
  return { ...(organization_id != null && { organization_id }), ...(country_id != null && { country_id }) }
}

type Draft = FlowSource & Pick<FlowDraft, 'links'>

/** Checks the draft on the server, with the orders as they stand now. */
export function useCheckFlow() {
  return useMutation({
    mutationFn: async ({ id, place, links }: Draft) =>
      (await call(orderFlowDraftEndpoints.check, { params: { id }, body: { ...place, links } })).data,
  })
}

/** Tries the draft on the moves of the last thirty days. */
export function useRehearse() {
  return useMutation({
    mutationFn: async ({ id, place, links }: Draft) =>
      (await call(orderFlowDraftEndpoints.rehearse, { params: { id }, body: { ...place, links } })).data,
  })
}

export const useUpdateFlow = () => useUpdate(orderFlowEditEndpoints.update, queries.all())
export const useCreateFlow = () => useCreate(orderFlowEditEndpoints.create, queries.all())
export const useRemoveFlow = () => useRemove(orderFlowEditEndpoints.remove, queries.all())
