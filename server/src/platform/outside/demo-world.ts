import type { Db } from '#db/db.ts'

/** Returns a function that tells whether the database was filled with the demo world. It asks once, and again if the database was away. */
export function demoWorldCheck(db: Db): () => Promise<boolean> {
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
