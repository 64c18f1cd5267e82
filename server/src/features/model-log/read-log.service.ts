import { isLogEntity, type LogEntity, mayReadLog } from '@tracklane/contract/model-log'
import type { UserActor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors.ts'
import { hasLoggedRow } from './logged-rows.queries.ts'
import { findLog, type LogAnswer, type Paging } from './model-log.service.ts'

/** Returns the changes of an editable row with their authors. Foreign and missing rows give one answer. */
export async function readLog(ctx: Context, row: { entity: string; id: number }, paging: Paging): Promise<LogAnswer> {
  if (!isLogEntity(row.entity)) throw notFound()
  const reader = readerOf(ctx, row.entity)
  if (!(await hasLoggedRow(ctx.db, reader, row.entity, row.id))) throw notFound()
  return findLog(ctx, row.entity, row.id, paging)
}

function readerOf({ actor }: Context, entity: LogEntity): UserActor {
  if (actor.kind !== 'user' || !mayReadLog(entity, actor.role)) throw forbidden()
  return actor
}
