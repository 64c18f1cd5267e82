import type { Db } from '#db/db.ts'

/** Marks pictures as used from now on; returns the ones that exist. Deletion of pictures and this wait for each other. */
export async function touchUploads(db: Db, names: readonly string[], now: Date): Promise<string[]> {
  const ordered = db.selectFrom('uploads').select('id').where('name', 'in', names).orderBy('id').forUpdate()
  const touched = await db.updateTable('uploads').set({ used_at: now }).where('id', 'in', ordered).returning('name').execute()
  return touched.map(({ name }) => name)
}
