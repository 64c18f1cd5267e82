import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context, Platform } from '#platform/context.ts'
import type { Slot } from '#platform/memory.ts'

/** As many as a process remembers: an answer on its way is older than the last few thousand ends of sessions only where it hangs. */
const REMEMBERED = 10_000

const ENDED: Slot<Set<string>> = { make: () => new Set() }

/** The session that an answer's cookies carry on, by the hash of its id. */
const carried = new WeakMap<FastifyReply, string>()

/** Notes which session the cookies of an answer are for; the last word counts. */
export function carriesSession(reply: FastifyReply, idHash: string): void {
  carried.set(reply, idHash)
}

/** Sessions end with the transaction that ended them. */
export function noteEnded(ctx: Context, sessions: readonly string[]): void {
  ctx.afterCommit(() => {
    const ended = ctx.platform.memory.of(ENDED)
    for (const session of sessions) ended.add(session)
    for (const oldest of ended) {
      if (ended.size <= REMEMBERED) break
      ended.delete(oldest)
    }
  })
}

/**
 * Drops the cookies of an answer whose session ended while the answer was made. It may reach the browser after the answer that
 * brought the next session, and would put a dead one in its place: whoever just signed in or came back would be signed out.
 */
export function sendNoEndedSession(fastify: FastifyInstance, { memory }: Platform): void {
  fastify.addHook('onSend', async (_request, reply) => {
    const session = carried.get(reply)
    if (session !== undefined && memory.of(ENDED).has(session)) reply.removeHeader('set-cookie')
  })
}
