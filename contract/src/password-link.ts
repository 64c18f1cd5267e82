import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { PASSWORD_MINIMUM } from './kit/person.ts'
import { phrase } from './kit/phrase.ts'
import { one } from './kit/reply.ts'
import { text } from './kit/text.ts'

/** The most links within an hour: for one login, and from one address. */
export const LINKS_AN_HOUR = { login: 3, address: 20 } as const

export const ForgottenPassword = z.object({ email: text(320).min(1) })
export type ForgottenPassword = z.infer<typeof ForgottenPassword>

export const PasswordReset = z.object({
  /** The token of the link in a mail. */
  token: z.string().min(1).max(200),
  password: z.string().min(PASSWORD_MINIMUM).max(1024),
})
export type PasswordReset = z.infer<typeof PasswordReset>

export const passwordLinkEndpoints = {
  /** Sends a mail with a link if there is such an account. Every login gets the same answer after the same work. */
  forgot: endpoint({
    method: 'POST',
    path: '/user/forgot-password',
    access: 'public',
    beforePasswordChange: true,
    body: ForgottenPassword,
    reply: one(z.object({ sent: z.literal(true) })),
  }),
  /** Ends all sessions of the account and lifts the lock of its login. 422 at `token` for a link that is used up or too old. */
  reset: endpoint({
    method: 'POST',
    path: '/user/reset-password',
    access: 'public',
    beforePasswordChange: true,
    body: PasswordReset,
    reply: one(z.object({ reset: z.literal(true) })),
  }),
}

export const linkIsSpent = phrase('auth', 'This link was used, or is too old. Ask for a new one.')
