import { useQueryClient } from '@tanstack/react-query'
import type { OrderFlow } from '@tracklane/contract/order-flow'
import { flowDraftQueries, useRemoveFlow } from '#features/order-flow-draft/flow-draft.api.ts'
import { useRowRemoval } from '#kit/use-removal.ts'
import { translate } from '#lib/i18n.ts'

/** Asks first, saying whom it reaches and which flow holds then; `onEnd` is called when it is gone, or stays. */
export function useFlowRemoval(): (flow: OrderFlow, onEnd: () => void) => void {
  const client = useQueryClient()
  const remove = useRowRemoval(useRemoveFlow())
  return (flow, onEnd) => remove(flow, whom(client, flow), onEnd)
}

/** Without the numbers where they do not come: deleting is asked about all the same. */
async function whom(client: ReturnType<typeof useQueryClient>, flow: OrderFlow): Promise<string> {
  const [reach, flows] = await Promise.all([
    client.fetchQuery(flowDraftQueries.reach({ id: flow.id })).catch(() => undefined),
    client.fetchQuery(flowDraftQueries.page({})).catch(() => undefined),
  ])
  const next = flows && nextFlow(flows.data, flow)
  const reached =
    reach &&
    translate('flow_editor', 'It reaches the boards of {people, plural, one {# person} other {# people}}.', { people: reach.people })
  const after = next && translate('flow_editor', 'Its orders then follow the flow “{name}”.', { name: next.name })
  return [reached, after].filter(Boolean).join(' ')
}

/** The flow for the orders of a removed one: that of the whole organization, else the shared default. */
export function nextFlow(flows: readonly OrderFlow[], { id, organization_id, country_id }: OrderFlow): OrderFlow | undefined {
  const whole = flows.find(
    (flow) => flow.id !== id && country_id !== null && flow.organization_id === organization_id && flow.country_id === null,
  )
  return whole ?? flows.find((flow) => flow.is_default)
}
