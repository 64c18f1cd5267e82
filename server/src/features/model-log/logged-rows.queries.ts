import { isLogEntity, type LogEntity, mayReadLog } from '@tracklane/contract/model-log'
import { sql } from 'kysely'
import type { Database, Db } from '#db/db.ts'
import type { UserActor } from '#platform/actor.ts'
import type { Condition } from '#platform/list/narrowing.ts'
import { within } from '#platform/list/within.ts'

interface LoggedRows {
  readonly table: keyof Database
  /** Limits the rows to those that the caller sees; absent where only administrators read the log. */
  readonly seenBy?: (actor: UserActor) => Condition
}

/** The places of rows with a log: a new entity is one line here and one in the contract's `LOG_READERS`. */
const ROWS: Readonly<Record<LogEntity, LoggedRows>> = {
  order: { table: 'orders', seenBy: inArea },
  courier: { table: 'couriers', seenBy: inArea },
  'order-flow': { table: 'order_flows', seenBy: ownOrShared },
  kanban: { table: 'kanbans', seenBy: ownOrShared },
  'kanban-card': { table: 'kanban_cards', seenBy: ownOrShared },
  'order-sub-status': { table: 'order_sub_statuses', seenBy: ownOrShared },
  user: { table: 'users', seenBy: told },
  organization: { table: 'organizations' },
  country: { table: 'countries' },
  currency: { table: 'currencies' },
  language: { table: 'languages' },
  'i18n-source': { table: 'phrases' },
  faq: { table: 'faqs' },
  'faq-category': { table: 'faq_categories' },
  'onboarding-section': { table: 'onboarding_sections' },
  'onboarding-category': { table: 'onboarding_categories' },
  'onboarding-article': { table: 'onboarding_articles' },
  'notification-template': { table: 'notification_templates' },
}

function inArea({ scope }: UserActor): Condition {
  return within(scope, { organization: 'organization_id', country: 'country_id' })
}

function ownOrShared({ scope }: UserActor): Condition {
  return within(scope, { organization: 'organization_id', isShared: true })
}

/** Accounts that the caller sees whole, as on the screen: of the own organization, or all of them for security without one. */
function told({ role, organization_id }: UserActor): Condition {
  const own = organization_id === null ? sql`${role === 'security'}::boolean` : sql`organization_id = ${organization_id}`
  return sql`role not in ('admin', 'security') and deleted_at is null and ${own}`
}

/** Returns the condition for entries of `model_logs log` about rows whose log the caller may read. */
export function readableEntries(actor: UserActor): Condition {
  if (actor.role === 'admin') return sql`true`
  const cases = Object.entries(ROWS).flatMap(([entity, { table, seenBy }]) =>
    isLogEntity(entity) && seenBy && mayReadLog(entity, actor.role)
      ? [
          sql`when ${entity} then exists (select 1 from ${sql.table(table)} where id = coalesce(log.owner_id, log.entity_id) and ${seenBy(actor)})`,
        ]
      : [],
  )
  return cases.length === 0 ? sql`false` : sql`case coalesce(log.owner_entity, log.entity) ${sql.join(cases, sql` `)} else false end`
}

/** Checks whether the caller may read the log of that row. Administrators also read logs of deleted rows. */
export async function hasLoggedRow(db: Db, actor: UserActor, entity: LogEntity, id: number): Promise<boolean> {
  const { table, seenBy } = ROWS[entity]
  const isAdmin = actor.role === 'admin'
  const seen = isAdmin ? sql`true` : (seenBy?.(actor) ?? sql`false`)
  const wasThere = sql`exists (select 1 from model_logs where entity = ${entity} and entity_id = ${id})`
  const { rows } = await sql<{ is_there: boolean }>`select exists (select 1 from ${sql.table(table)} where id = ${id} and ${seen})
    or (${isAdmin} and ${wasThere}) as is_there`.execute(db)
  return rows[0]?.is_there ?? false
}
