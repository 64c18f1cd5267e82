import type { Db } from '#db/db.ts'

interface ChannelArea {
  organization_id: number
  country_id: number | null
}

/** The areas in which a logist works, in one organization or (null) in all. */
export async function findLogistAreas(db: Db, organizationId: number | null): Promise<ChannelArea[]> {
  const rows = await db
    .selectFrom('users')
    .select(['organization_id', 'country_id'])
    .distinct()
    .where('role', '=', 'logist')
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .where('organization_id', 'is not', null)
    .$narrowType<{ organization_id: number }>()
    .$if(organizationId !== null, (query) => query.where('organization_id', '=', organizationId))
    .execute()
  return rows
}
