import { isLogEntity } from '@tracklane/contract/model-log'
import { type PersonChange, type PersonChanges, rowPath } from '@tracklane/contract/person-changes'
import type { z } from 'zod'
import type { ModelLogRecord } from '#db/tables/model-log.table.ts'
import type { UserActor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors.ts'
import { readableEntries } from './logged-rows.queries.ts'
import { findChangesBy } from './model-log.queries.ts'
import type { Paging } from './model-log.service.ts'

/**
 * Returns a page of a person's changes, of rows whose log the reader may read. The caller has checked that the reader may see the person.
 */
export async function changesBy({ db, actor }: Context, userId: number, paging: Paging): Promise<z.input<typeof PersonChanges>> {
  if (actor.kind !== 'user') throw forbidden()
  const slice = { limit: paging.itemsPerPage, offset: paging.page * paging.itemsPerPage }
  const { logs, total } = await findChangesBy(db, userId, readableEntries(actor), slice)
  return { logs: logs.map((log) => toChange(actor, log)), pagesCount: Math.ceil(total / paging.itemsPerPage) }
}

function toChange(reader: UserActor, log: ModelLogRecord): z.input<typeof PersonChange> {
  const { entity, entity_id, action, created_at: date, actor_name, changes } = log
  const owner = log.owner_entity === null || log.owner_id === null ? null : { entity: log.owner_entity, id: log.owner_id }
  const shown = owner ?? { entity, id: entity_id }
  const isThere = owner !== null || action !== 'deleted'
  const link = (isThere && isLogEntity(shown.entity) && rowPath(shown.entity, shown.id, reader.role)) || null
  return { action, date, actor_name, changes, entity, entity_id, owner, link }
}
