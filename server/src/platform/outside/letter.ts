import { z } from 'zod'

/** A mail to an account about the account. */
export const Letter = z.object({
  /** `address`: sent to the old address, says that the account has another. */
  letter: z.enum(['reset', 'invitation', 'address']),
  /** The account; null: the account with the login of the request, if there is one. */
  user_id: z.int().nullable(),
  /** The request for a new password. */
  request_id: z.int().nullable(),
  /** The log entry of the account that holds its old address. */
  log_id: z.int().nullable(),
})
export type Letter = z.output<typeof Letter>

/** The kind for code that writes this job. */
export const LETTER_JOB = { name: 'letter', payload: Letter }
