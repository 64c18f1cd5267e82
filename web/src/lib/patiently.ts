import { isUnreachable } from './http.ts'

/** Milliseconds between one attempt and the next: long enough for a lift, too short to be forgotten. */
const PAUSES = [500, 1500, 4000]

/** Asks again while nobody answers, a few times. Only for what may be asked twice: reads, and requests with a key of their own. */
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
