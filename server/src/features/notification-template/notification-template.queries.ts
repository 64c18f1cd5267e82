import { NOTIFICATION_TEMPLATE_SORTS, type NotificationTemplateQuery } from '@tracklane/contract/notification-template'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { NotificationTemplateRecord } from '#db/tables/notification-template.table.ts'
import { notFound } from '#platform/errors.ts'
import { type Condition, equals } from '#platform/list/narrowing.ts'
import { type Page, sliceOf } from '#platform/list/paging.ts'
import { sortedBy, sortKeys } from '#platform/list/sorting.ts'
import { type SearchedRows, wordsFound } from '#platform/list/words-found.ts'

/** A template without its texts: a page of mails would have megabytes. */
export interface NotificationTemplateView extends Omit<NotificationTemplateRecord, 'translations' | 'provider_template' | 'parameters'> {
  readonly languages: string[]
}

const SORT_KEYS = sortKeys('notification_templates', NOTIFICATION_TEMPLATE_SORTS)
const SORT = 'event,status_id,channel,audience'
const SEARCHED: SearchedRows = { id: 'notification_templates.id', texts: sql`array[name]`, from: sql`notification_templates` }

export async function findTemplates(db: Db, query: NotificationTemplateQuery): Promise<Page<NotificationTemplateView>> {
  const { limit, offset } = sliceOf(query)
  const condition = matching(query, await wordsFound(db, query.search, SEARCHED))
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('notification_templates')
      .select(['id', 'name', 'event', 'status_id', 'channel', 'audience', 'active', 'created_at', 'updated_at', 'version'])
      .select(sql<string[]>`array(select jsonb_object_keys(translations) order by 1)`.as('languages'))
      .where(condition)
      .orderBy(sortedBy(query.sort ?? SORT, SORT_KEYS, 'notification_templates.id'))
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('notification_templates')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(condition)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total) }
}

function matching({ event, channel, audience, status_id, active }: NotificationTemplateQuery, found: Condition): Condition {
  return sql`${found} and ${equals('event', event)} and ${equals('channel', channel)}
    and ${equals('audience', audience)} and ${equals('status_id', status_id)} and ${equals('active', active)}`
}

export function findTemplate(db: Db, id: number): Promise<NotificationTemplateRecord | undefined> {
  return db.selectFrom('notification_templates').selectAll().where('id', '=', id).executeTakeFirst()
}

export type TemplateAbout = Pick<NotificationTemplateRecord, 'event' | 'status_id' | 'channel' | 'audience'>

/** Finds another template for the same case. */
export async function findSame(db: Db, about: TemplateAbout, id = 0): Promise<number | undefined> {
  const row = await db
    .selectFrom('notification_templates')
    .select('id')
    .where('event', '=', about.event)
    .where('channel', '=', about.channel)
    .where('status_id', 'is not distinct from', about.status_id)
    .where('audience', 'is not distinct from', about.audience)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row?.id
}

export interface OwnAddresses {
  readonly email: string
  readonly phone: string | null
  /** The phone code; null for a person who works in every country. */
  readonly phone_code: string | null
}

export async function findOwnAddresses(db: Db, userId: number): Promise<OwnAddresses> {
  const { rows } = await sql<OwnAddresses>`select email, phone, (select phone_code from countries where id = users.country_id) as phone_code
    from users where id = ${userId}`.execute(db)
  const [own] = rows
  if (!own) throw notFound()
  return own
}
