import type { Db } from '#db/db.ts'

interface ChannelArea {
  organization_id: number
  country_id: number | null
}

/**
 * The areas in which a logist works, in one organization or (null) in all, where a flow of that organization as a whole, or the shared
 * one, may hold: an area with a flow of its own, or of its organization before the shared one, goes by that.
 */
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_flows as own')
            .select('own.id')
            .whereRef('own.organization_id', '=', 'users.organization_id')
            .where((eb) => {
              const here = eb('own.country_id', '=', eb.ref('users.country_id'))
              return organizationId === null ? eb.or([here, eb('own.country_id', 'is', null)]) : here
            }),
        ),
      ),
    )
    .execute()
  return rows
}
