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
  /** null where the link is not valid. The page looks the same, so that nobody can find out which links are valid. */
  organization: z.string().nullable(),
})
export type RefusalPage = z.output<typeof RefusalPage>

const Refusal = z.object({ refused: z.boolean() })

export const messageRefusalEndpoints = {
  /** Changes nothing, since mail programs open links to check them. */
  get: endpoint({ method: 'GET', path: '/message-refusal/:token', access: 'public', params: Token, reply: one(RefusalPage) }),
  /**
   * Stops messages of that organization to the customer. Every token gets the same answer. No cookie is read and no CSRF token is needed:
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
  /** Changes the refusal of an order's customer, by phone and by mail address. 422 where the order has neither. */
  change: endpoint({
    method: 'PUT',
    path: '/order/:id/message-refusal',
    access: ['admin', 'organization_admin', 'logist'],
    params: IdParams,
    body: Refusal,
    reply: one(Refusal),
  }),
}
