import type { FlowLink } from '@tracklane/contract/order-flow'
import type { Db } from '#db/db.ts'
import type { World } from '#testing/build.ts'

/** The flows of this feature's tests: the shared one, two of the first organization, one of the other. */
export interface Flows {
  readonly shared: number
  readonly own: number
  readonly ownHere: number
  readonly foreign: number
}

export const LINKS: FlowLink[] = [
  { status_from: 1, status_to: 2, roles: ['logist'] },
  { status_from: 2, status_to: 3, roles: ['admin', 'logist'] },
]

export async function buildFlows({ db, organization, otherOrganization, country }: World): Promise<Flows> {
  const shared = await db.selectFrom('order_flows').select('id').where('organization_id', 'is', null).executeTakeFirstOrThrow()
  return {
    shared: shared.id,
    own: await buildFlow(db, { organization_id: organization, country_id: null }),
    ownHere: await buildFlow(db, { organization_id: organization, country_id: country }),
    foreign: await buildFlow(db, { organization_id: otherOrganization, country_id: null }),
  }
}

export async function buildFlow(db: Db, area: { organization_id: number; country_id: number | null }, links = LINKS): Promise<number> {
  const { id } = await db
    .insertInto('order_flows')
    .values({ name: 'Our way', ...area })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (links.length === 0) return id
  await db
    .insertInto('order_flow_links')
    .values(links.map((link) => ({ ...link, roles: [...link.roles], flow_id: id })))
    .execute()
  return id
}
