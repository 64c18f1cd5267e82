import { z } from 'zod'
import { persisted } from './persisted.ts'
import { newRequestKey } from './request-key.ts'

/** Why the server would not have it, and what it has instead. */
const Problem = z.object({ status: z.number(), texts: z.array(z.string()), data: z.unknown() })
export type Problem = z.output<typeof Problem>

export interface OutboxEntry<Payload> {
  /** Also its Idempotency-Key: however often it is sent, it happens once. */
  readonly key: string
  readonly owner: string
  readonly payload: Payload
  readonly problem: Problem | null
}

/** The list of an outbox: it outlives the page and the session. An entry that no longer parses is dropped alone. */
export function createEntries<Payload>(name: string, payload: z.ZodType<Payload>) {
  type Entry = OutboxEntry<Payload>
  const Stored = z.object({ key: z.string(), owner: z.string(), payload, problem: Problem.nullable() })
  const entries = z
    .array(z.unknown())
    .catch([])
    .transform((list): Entry[] => list.flatMap((one) => Stored.safeParse(one).data ?? []))
  const store = persisted(name, z.object({ entries }))

  window.addEventListener('storage', ({ key }) => {
    if (key === name) void store.persist.rehydrate()
  })

  /** Other tabs write the same list: what they wrote comes first. */
  function change(edit: (entries: readonly Entry[]) => Entry[]): void {
    void store.persist.rehydrate()
    store.setState((state) => ({ entries: edit(state.entries) }))
  }

  return {
    useEntries: store,
    add: (owner: string, content: Payload) => change((all) => [...all, { key: newRequestKey(), owner, payload: content, problem: null }]),
    remove: (key: string) => change((all) => all.filter((entry) => entry.key !== key)),
    mark: (key: string, problem: Problem | null) =>
      change((all) => all.map((entry) => (entry.key === key ? { ...entry, problem } : entry))),
    clear: (owner: string) => change((all) => all.filter((entry) => entry.owner !== owner)),
    /** The next one that can be sent. */
    next: (owner: string): Entry | undefined => {
      void store.persist.rehydrate()
      return store.getState().entries.find((entry) => entry.owner === owner && !entry.problem)
    },
  }
}
