import { FLOW_ROLES, type FlowLink } from '@tracklane/contract/order-flow'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Replaces all links by the given ones; unchanged links keep their id. */
export async function replaceLinks(db: Db, flowId: number, links: readonly FlowLink[]): Promise<void> {
  const pairs = links.map((link) => sql`(${sql.lit(link.status_from)}, ${sql.lit(link.status_to)})`)
  await db
    .deleteFrom('order_flow_links')
    .where('flow_id', '=', flowId)
    .$if(pairs.length > 0, (query) => query.where(sql<boolean>`(status_from, status_to) not in (${sql.join(pairs)})`))
    .execute()
  if (links.length === 0) return
  await db
    .insertInto('order_flow_links')
    .values(links.map(({ status_from, status_to, roles }) => ({ flow_id: flowId, status_from, status_to, roles: inOrder(roles) })))
    .onConflict((conflict) =>
      conflict.columns(['flow_id', 'status_from', 'status_to']).doUpdateSet((eb) => ({ roles: eb.ref('excluded.roles') })),
    )
    .execute()
}

/** Sorts the roles and removes duplicates. */
function inOrder(roles: readonly string[]): string[] {
  return FLOW_ROLES.filter((role) => roles.includes(role))
}

/** Moves a link to another pair of statuses; it keeps its id. */
export async function patchLink(db: Db, id: number, { status_from, status_to }: FlowLink): Promise<void> {
  await db.updateTable('order_flow_links').set({ status_from, status_to }).where('id', '=', id).execute()
}

/** Finds the names of its organization and country. */
export async function findNamesOf(
  db: Db,
  { organization_id, country_id }: { readonly organization_id: number | null; readonly country_id: number | null },
): Promise<{ organization: string | null; country_name: string | null }> {
  const { rows } = await sql<{ organization: string | null; country_name: string | null }>`
    select (select name from organizations where id = ${organization_id}) as organization,
      (select name from countries where id = ${country_id}) as country_name`.execute(db)
  return rows[0] ?? { organization: null, country_name: null }
}
