import { z } from 'zod'

/** Why the server would not have it; nothing of what it has instead. */
const Problem = z.object({
  status: z.number(),
  texts: z.array(z.string()),
  /** It was to be taken back, and a look has shown that it had arrived. */
  arrived: z.boolean().default(false),
})
export type Problem = z.output<typeof Problem>

export interface OutboxEntry<Payload> {
  /** Also its Idempotency-Key: however often it is sent, it happens once. */
  readonly key: string
  readonly owner: string
  readonly payload: Payload
  readonly problem: Problem | null
  /** It was sent at least once: without an answer nobody knows whether it has arrived. */
  readonly asked: boolean
  /** The person took the move back: it is dropped unless it has arrived. */
  readonly undo: boolean
}

/** As it stands on the disk. */
export function storedEntry<Payload>(payload: z.ZodType<Payload>) {
  return z.object({
    key: z.string(),
    owner: z.string(),
    payload,
    problem: Problem.nullable(),
    asked: z.boolean().default(true), // versions before did not say
    undo: z.boolean().default(false),
  })
}
