import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { Id, IdParams } from './kit/page.ts'
import { type Phrase, phrase } from './kit/phrase.ts'
import { many, one } from './kit/reply.ts'
import { text } from './kit/text.ts'
import { FLOW_ROLES, FlowRole, flowEditors, OrderFlow, OrderFlowLink } from './order-flow.ts'
import { OrderStatusId } from './order-status.ts'

const LinkFields = z.object({
  status_from: OrderStatusId,
  status_to: OrderStatusId,
  roles: z.array(FlowRole).max(FLOW_ROLES.length),
})

/** All links of a flow, without a step to itself and without repetitions. Other faults only warn (`lintFlow`). */
export const FlowLinks = z
  .array(LinkFields)
  .max(90)
  .superRefine((links, context) => {
    const seen = new Set<string>()
    for (const [index, link] of links.entries()) {
      const pair = `${link.status_from}-${link.status_to}`
      const problem = isSelfLink(link) ? flowPhrases.selfLink : seen.has(pair) ? flowPhrases.repeatedLink : undefined
      seen.add(pair)
      if (problem) context.addIssue({ code: 'custom', path: [index], params: { phrase: problem } })
    }
  })

/** Texts that both sides show for a step that cannot be drawn, and for a second flow of one place. */
export const flowPhrases = {
  selfLink: phrase('order_flow', 'A step must lead to another status'),
  repeatedLink: phrase('order_flow', 'There is such a step already'),
  taken: phrase('order_flow', 'There is a flow for this organization and country already'),
  sharedStays: phrase('order_flow', 'The shared default flow cannot be deleted'),
} satisfies Record<string, Phrase>

export function isSelfLink(link: { readonly status_from: number; readonly status_to: number }): boolean {
  return link.status_from === link.status_to
}

export const OrderFlowPatch = z.object({ name: text(120).min(1).optional(), links: FlowLinks.optional() })
export type OrderFlowPatch = z.output<typeof OrderFlowPatch>

/** Organization and country never change later. Without links it starts as a copy of the flow that holds there so far. */
export const OrderFlowDraft = z.object({
  name: text(120).min(1),
  /** Administrators name it; other people's is their own. */
  organization_id: Id.nullable().optional(),
  /** null: every country of the organization. */
  country_id: Id.nullable().optional(),
  links: FlowLinks.optional(),
})
export type OrderFlowDraft = z.output<typeof OrderFlowDraft>

/** One step. `version` is that of its flow: every change of a step raises it. */
export const FlowLinkRow = OrderFlowLink.extend({ flow_id: z.number(), version: z.number() })
export type FlowLinkRow = z.output<typeof FlowLinkRow>
export type FlowLinkDraft = z.output<typeof LinkFields>

const FlowParams = z.object({ flowId: Id })
const LinkParams = FlowParams.extend({ id: Id })
const editing = { access: flowEditors } as const

export const orderFlowEditEndpoints = {
  /** 422 at country_id where that organization and country have a flow already: `data` is that flow. */
  create: endpoint({ ...editing, method: 'POST', path: '/order-flow', body: OrderFlowDraft, reply: one(OrderFlow), status: 201 }),
  update: endpoint({ ...editing, method: 'PUT', path: '/order-flow/:id', params: IdParams, body: OrderFlowPatch, reply: one(OrderFlow) }),
  /** 409 for the shared default. Orders under any other flow then follow the next flow that holds for them. */
  remove: endpoint({
    ...editing,
    method: 'DELETE',
    path: '/order-flow/:id',
    params: IdParams,
    reply: z.void(),
    refusal: OrderFlow,
    status: 204,
  }),
  links: endpoint({ ...editing, method: 'GET', path: '/order-flow/:flowId/link', params: FlowParams, reply: many(FlowLinkRow) }),
  /** If-Match of these three calls names the version of the flow; a 412 carries the flow. */
  addLink: endpoint({
    ...editing,
    method: 'POST',
    path: '/order-flow/:flowId/link',
    params: FlowParams,
    body: LinkFields,
    reply: one(FlowLinkRow),
    refusal: OrderFlow,
    status: 201,
  }),
  updateLink: endpoint({
    ...editing,
    method: 'PUT',
    path: '/order-flow/:flowId/link/:id',
    params: LinkParams,
    body: LinkFields.partial(),
    reply: one(FlowLinkRow),
    refusal: OrderFlow,
  }),
  removeLink: endpoint({
    ...editing,
    method: 'DELETE',
    path: '/order-flow/:flowId/link/:id',
    params: LinkParams,
    reply: z.void(),
    refusal: OrderFlow,
    status: 204,
  }),
}
