import { z } from 'zod'
import { readDurable, writeDurable } from './durable-store.ts'
import { forgetFormerKeptAnswers, formerKeptAnswer } from './former-storage.ts'
import { logError } from './log.ts'

/**
 * Keeps the server's last answer in the browser for one person, for the time when the server does not answer. It is parsed when read: an
 * answer that no longer parses counts as absent.
 */
export function keptAnswer<Data>(name: string, schema: z.ZodType<Data>) {
  const Kept = z.object({ owner: z.string(), at: z.number(), data: schema })
  return {
    /** Keeps an answer. A full storage costs only the offline copy, and then the former copy is gone too. */
    keep: async (owner: string, data: Data, at = Date.now()): Promise<void> => {
      try {
        await writeDurable(['kept'], ({ store }) => store.put({ owner, at, data }, name), 'relaxed')
        forgetFormerKeptAnswers()
      } catch (error) {
        logError('An answer could not be kept', error)
        await forget(name)
      }
    },
    /** Finds the answer kept for that person; without a name, the answer kept for anybody. */
    find: async (owner?: string): Promise<z.output<typeof Kept> | undefined> => {
      const kept = Kept.safeParse((await read(name)) ?? formerKeptAnswer(name)).data
      return owner === undefined || kept?.owner === owner ? kept : undefined
    },
  }
}

/** Deletes all kept answers except those of one person: the others have left, or somebody else has come. */
export async function forgetKeptAnswers(except?: string): Promise<void> {
  forgetFormerKeptAnswers(except)
  try {
    await writeDurable(['kept'], async ({ store }) => {
      for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue())
        if (cursor.value.owner !== except) await cursor.delete()
    })
  } catch (error) {
    logError('What was kept could not be forgotten', error)
  }
}

async function read(name: string): Promise<unknown> {
  try {
    return await readDurable(['kept'], ({ store }) => store.get(name))
  } catch (error) {
    logError('What was kept could not be read', error)
    return undefined
  }
}

async function forget(name: string): Promise<void> {
  await writeDurable(['kept'], ({ store }) => store.delete(name)).catch(() => {}) // `writeDurable` has logged it
}
