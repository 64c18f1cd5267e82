import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { IdParams } from './kit/page.ts'
import { one } from './kit/reply.ts'

/** Bad tokens of one address within an hour. */
export const BAD_REFUSALS_AN_HOUR = 20

const Token = z.object({ token: z.string().max(200) })

/** The page behind the link in a message to a customer. */
export const RefusalPage = z.object({
  brand: z.string(),
  /** null where the link is no good: the page offers the same, so that nobody learns which links are. */
  organization: z.string().nullable(),
})
export type RefusalPage = z.output<typeof RefusalPage>

const Refusal = z.object({ refused: z.boolean() })

export const messageRefusalEndpoints = {
  /** Changes nothing: programs that look at links refuse nothing. */
  get: endpoint({ method: 'GET', path: '/message-refusal/:token', access: 'public', params: Token, reply: one(RefusalPage) }),
  /**
   * The customer wants no more messages of that organization. One answer for every token. It reads no cookie and asks for no CSRF token:
   * mail programs send it, form-encoded, with `List-Unsubscribe=One-Click`.
   */
  refuse: endpoint({
    method: 'POST',
    path: '/message-refusal/:token',
    access: 'public',
    fromAnywhere: true,
    params: Token,
    reply: one(Refusal),
  }),
  /** For the customer of an order, by phone and by mail address; 422 where the order has neither. */
  change: endpoint({
    method: 'PUT',
    path: '/order/:id/message-refusal',
    access: ['admin', 'organization_admin', 'logist'],
    params: IdParams,
    body: Refusal,
    reply: one(Refusal),
  }),
}
