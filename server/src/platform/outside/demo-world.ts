import type { Db } from '#db/db.ts'

/** Answers whether the database was filled with the demo world; asks it once, unless it is away. */
export function knowsDemo(db: Db): () => Promise<boolean> {
  let known: Promise<boolean> | undefined
  return () => {
    known ??= isDemoWorld(db).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

async function isDemoWorld(db: Db): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'world').executeTakeFirst()
  return row?.value === 'demo'
}
