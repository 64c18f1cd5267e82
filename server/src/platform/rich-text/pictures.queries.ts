import type { Db } from '#db/db.ts'

/** Says that these are in use from now on; gives those that are there. Whoever removes pictures waits for this, or this for them. */
export async function touchUploads(db: Db, names: readonly string[], now: Date): Promise<string[]> {
  const ordered = db.selectFrom('uploads').select('id').where('name', 'in', names).orderBy('id').forUpdate()
  const touched = await db.updateTable('uploads').set({ used_at: now }).where('id', 'in', ordered).returning('name').execute()
  return touched.map(({ name }) => name)
}
