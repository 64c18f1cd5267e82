import type { Db } from '#db/db.ts'

interface ChannelArea {
  organization_id: number
  country_id: number | null
}

/** Rows of which the nearest holds: an area's own, else its organization's, else the shared one. */
export type HoldingTable = 'order_flows' | 'kanbans' | 'kanban_cards'

/**
 * The areas in which a logist works, in one organization or (null) in all, where a row of that organization as a whole, or the shared one,
 * may hold: an area with such a row of its own, or of its organization before the shared one, goes by that.
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
          selectFrom(`${table} as own` as 'order_flows as own') // the three have these columns alike
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
