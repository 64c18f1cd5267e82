import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { one } from './kit/reply.ts'
import { ROLES } from './kit/role.ts'
import { STOP } from './kit/text.ts'

/** The page's own id of one test, by which it recognizes the message. */
const TestSign = z.object({
  id: z
    .string()
    .max(36, STOP)
    .regex(/^[\dA-Za-z-]{16,36}$/),
})

export const testPushEndpoints = {
  /** Says that id on the person's private channel and answers the channel. Nothing is stored. */
  send: endpoint({
    method: 'POST',
    path: '/test-push',
    access: ROLES,
    body: TestSign,
    reply: one(z.object({ channel: z.string() })),
  }),
}
