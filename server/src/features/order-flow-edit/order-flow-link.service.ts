import type { OrderFlowLink } from '@tracklane/contract/order-flow'
import { type FlowLinkDraft, type FlowLinkRow, flowPhrases, isSelfLink } from '@tracklane/contract/order-flow-edit'
import { type FlowAnswer, getFlow } from '#features/order-flow/order-flow.service.ts'
import type { Context } from '#platform/context.ts'
import { invalid, requireFound } from '#platform/errors.ts'
import { changeFlow, isPair } from './change-flow.ts'

interface Address {
  readonly flowId: number
  readonly id: number
}

export async function listLinks(ctx: Context, flowId: number): Promise<FlowLinkRow[]> {
  const flow = await getFlow(ctx, flowId)
  return flow.links.map((link) => rowOf(flow, link))
}

export async function addLink(ctx: Context, flowId: number, draft: FlowLinkDraft): Promise<FlowLinkRow> {
  const flow = await changeFlow(ctx, flowId, ({ links }) => {
    requireDrawable(draft, links)
    return { links: [...links, draft] }
  })
  return rowOf(
    flow,
    flow.links.find((link) => isPair(link, draft)),
  )
}

/** Changes a link; an absent field stays. */
export async function updateLink(ctx: Context, { flowId, id }: Address, patch: Partial<FlowLinkDraft>): Promise<FlowLinkRow> {
  const flow = await changeFlow(ctx, flowId, ({ links }) => {
    const link = { ...linkOf(links, id), ...patch }
    const others = links.filter((one) => one.id !== id)
    requireDrawable(link, others)
    return { links: [...others, link] }
  })
  return rowOf(flow, linkOf(flow.links, id))
}

export async function removeLink(ctx: Context, { flowId, id }: Address): Promise<void> {
  await changeFlow(ctx, flowId, ({ links }) => {
    const link = linkOf(links, id)
    return { links: links.filter((one) => one !== link) }
  })
}

/** Returns the link; throws 404 where the flow does not have it, even if another flow does. */
function linkOf(links: readonly OrderFlowLink[], id: number): OrderFlowLink {
  return requireFound(links.find((link) => link.id === id))
}

/** Refuses a link that would be invalid beside the others. */
function requireDrawable(link: Omit<OrderFlowLink, 'id'>, others: readonly OrderFlowLink[]): void {
  if (isSelfLink(link)) throw invalid({ status_to: flowPhrases.selfLink })
  if (others.some((other) => isPair(other, link))) throw invalid({ status_to: flowPhrases.repeatedLink })
}

function rowOf({ id: flow_id, version }: FlowAnswer, link: OrderFlowLink | undefined): FlowLinkRow {
  return { ...requireFound(link), flow_id, version }
}
