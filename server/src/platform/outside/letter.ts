import { z } from 'zod'

/** A mail to one account about itself. */
export const Letter = z.object({
  /** `address`: to the old one, that the account has another. */
  letter: z.enum(['reset', 'invitation', 'address']),
  /** The account; null: whoever has the login of the request, if anybody has. */
  user_id: z.int().nullable(),
  /** The wish for a new password. */
  request_id: z.int().nullable(),
  /** The entry in the log of the account that has the address it had. */
  log_id: z.int().nullable(),
})
export type Letter = z.output<typeof Letter>

/** The kind as whoever writes such a job needs it. */
export const LETTER_JOB = { name: 'letter', payload: Letter }
