import { z } from 'zod'

/** The reason of the server's refusal, without the row it has instead. */
const Problem = z.object({
  status: z.number(),
  texts: z.array(z.string()),
  /** True where the person took the entry back, and a look has shown that it had arrived. */
  arrived: z.boolean().default(false),
})
export type Problem = z.output<typeof Problem>

export interface OutboxEntry<Payload> {
  /** The key is its Idempotency-Key too: it takes effect once, even if it is sent several times. */
  readonly key: string
  readonly owner: string
  readonly payload: Payload
  readonly problem: Problem | null
  /** True once it was sent: without an answer it may have arrived. */
  readonly asked: boolean
  /** True where the person took it back: it is dropped unless it has arrived. */
  readonly undo: boolean
}

/** Makes the schema of an entry on the disk. */
export function storedEntry<Payload>(payload: z.ZodType<Payload>) {
  return z.object({
    key: z.string(),
    owner: z.string(),
    payload,
    problem: Problem.nullable(),
    asked: z.boolean().default(true), // earlier versions did not store it
    undo: z.boolean().default(false),
  })
}
