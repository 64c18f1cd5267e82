import type { RealtimeLog, SessionEnds } from './port.ts'
import type { Rooms } from './rooms.ts'

/** A database that takes longer is as good as away. */
const PATIENCE_MS = 5_000

/**
 * Ends the sockets whose session is over, to be called at every pulse. The known end stands with the socket; only when it has come the
 * database is asked, once for all of them: requests have prolonged some. Where it does not answer, these sockets come again.
 */
export function createSessionWatch(rooms: Rooms, { now, endsOf }: SessionEnds, log: RealtimeLog): () => Promise<void> {
  let isAsking = false

  async function ask(sessions: readonly string[]): Promise<void> {
    try {
      rooms.prolong(sessions, await within(PATIENCE_MS, endsOf(sessions)))
    } catch (error) {
      log.warn({ err: error }, 'the ends of sessions could not be asked for')
      rooms.sendBack(sessions)
    }
  }

  return async () => {
    const sessions = isAsking ? [] : rooms.sessionsOver(now())
    if (sessions.length === 0) return
    isAsking = true
    await ask(sessions)
    isAsking = false
  }
}

function within<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time')), milliseconds)
    timer.unref()
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
