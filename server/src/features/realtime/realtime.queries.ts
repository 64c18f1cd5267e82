import type { Db } from '#db/db.ts'

interface ChannelArea {
  organization_id: number
  country_id: number | null
}

/** Tables of rows of which the closest one holds: an area's own, else its organization's, else the shared one. */
export type HoldingTable = 'order_flows' | 'kanbans' | 'kanban_cards'

/**
 * Finds the logists' areas, in one organization or (null) in all, in which its organization-wide row, or the shared one, may hold: areas
 * with a closer row are left out.
 */
export async function findLogistAreas(db: Db, organizationId: number | null, table: HoldingTable): Promise<ChannelArea[]> {
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
          selectFrom(`${table} as own` as 'order_flows as own') // all three tables have these columns
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
