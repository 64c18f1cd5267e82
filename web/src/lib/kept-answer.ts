import { z } from 'zod'
import { logError } from './log.ts'

const PREFIX = 'kept:'

/**
 * What the server last said, kept in the browser for one person and read where it does not answer.
 * Parsed when read: what no longer parses counts as absent.
 */
export function keptAnswer<Data>(name: string, schema: z.ZodType<Data>) {
  const Kept = z.object({ owner: z.string(), at: z.number(), data: schema })
  const key = `${PREFIX}${name}`
  return {
    keep: (owner: string, data: Data, at = Date.now()) => write(key, JSON.stringify({ owner, at, data })),
    /** Of that person; of whoever it was kept for where nobody is named. */
    find: (owner?: string): z.output<typeof Kept> | undefined => {
      const kept = Kept.safeParse(read(key)).data
      return owner === undefined || kept?.owner === owner ? kept : undefined
    },
  }
}

export function hasKeptAnswer(name: string): boolean {
  return localStorage.getItem(`${PREFIX}${name}`) !== null
}

/** Nothing that was kept is left: the person has gone. */
export function forgetKeptAnswers(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined // cut off while it was written
  }
}

/** A full storage costs the offline copy, not the screen. */
function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch (error) {
    logError('An answer could not be kept', error)
    localStorage.removeItem(key)
  }
}
