import type { Db } from '#db/db.ts'

/** Fills an empty database with the demo world; false when somebody lives here already. */
export async function seedDemo(_db: Db, _now: Date): Promise<boolean> {
  return false
}
