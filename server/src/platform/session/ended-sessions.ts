import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context, Platform } from '#platform/context.ts'
import type { Slot } from '#platform/memory.ts'

/** The number of ends that a process remembers: only an answer that hangs is older than the last few thousand. */
const REMEMBERED = 10_000

const ENDED: Slot<Set<string>> = { make: () => new Set() }

/** The session that an answer's cookies continue, by the hash of its id. */
const carried = new WeakMap<FastifyReply, string>()

/** Notes the session of an answer's cookies; the last call counts. */
export function carriesSession(reply: FastifyReply, idHash: string): void {
  carried.set(reply, idHash)
}

/** Notes ended sessions once their transaction is committed. */
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
 * Drops the cookies of an answer whose session ended meanwhile. It may reach the browser after the answer with the next session and would
 * replace that by a dead one: a person who just signed in or came back would be signed out.
 */
export function dropCookiesOfEndedSessions(fastify: FastifyInstance, { memory }: Platform): void {
  fastify.addHook('onSend', (_request, reply, payload, next) => {
    const session = carried.get(reply)
    if (session !== undefined && memory.of(ENDED).has(session)) reply.removeHeader('set-cookie')
    next(null, payload)
  })
}
