import { z } from 'zod'
import { readDurable, writeDurable } from './durable-store.ts'
import { forgetFormerKeptAnswers, formerKeptAnswer } from './former-storage.ts'
import { logError } from './log.ts'

/**
 * The server's last answer, kept in the browser for one person and read while the server does not answer. It is parsed when read: one that
 * no longer parses counts as absent.
 */
export function keptAnswer<Data>(name: string, schema: z.ZodType<Data>) {
  const Kept = z.object({ owner: z.string(), at: z.number(), data: schema })
  return {
    /** A full storage costs the offline copy, not the screen; what was there before is gone then. */
    keep: async (owner: string, data: Data, at = Date.now()): Promise<void> => {
      try {
        await writeDurable(['kept'], ({ store }) => store.put({ owner, at, data }, name), 'relaxed')
        forgetFormerKeptAnswers()
      } catch (error) {
        logError('An answer could not be kept', error)
        await forget(name)
      }
    },
    /** The answer kept for that person; without a name, the one kept for anybody. */
    find: async (owner?: string): Promise<z.output<typeof Kept> | undefined> => {
      const kept = Kept.safeParse((await read(name)) ?? formerKeptAnswer(name)).data
      return owner === undefined || kept?.owner === owner ? kept : undefined
    },
  }
}

/** Nothing that was kept is left, but what is that person's: they have gone, or somebody else has come. */
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
  await writeDurable(['kept'], ({ store }) => store.delete(name)).catch(() => {}) // it has been logged
}
