import { isUnreachable } from './http.ts'

/** Milliseconds between the attempts: long enough for a ride in a lift, and short for the person who waits. */
const PAUSES = [500, 1500, 4000]

/** Asks again a few times while no answer comes. Only for requests that may be sent twice: reads, and requests with a key of their own. */
export async function patiently<Answer>(ask: () => Promise<Answer>, pauses: readonly number[] = PAUSES): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const [pause, ...rest] = pauses
    if (pause === undefined || !isUnreachable(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return patiently(ask, rest)
  }
}
