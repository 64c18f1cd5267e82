import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { one } from './kit/reply.ts'
import { ROLES } from './kit/role.ts'
import { STOP } from './kit/text.ts'

/** The page's own sign of one test, by which it knows its message when it comes. */
const TestSign = z.object({
  id: z
    .string()
    .max(36, STOP)
    .regex(/^[\dA-Za-z-]{16,36}$/),
})

export const testPushEndpoints = {
  /** Says that sign on the person's private channel; answers the channel. It is written nowhere. */
  send: endpoint({
    method: 'POST',
    path: '/test-push',
    access: ROLES,
    body: TestSign,
    reply: one(z.object({ channel: z.string() })),
  }),
}
