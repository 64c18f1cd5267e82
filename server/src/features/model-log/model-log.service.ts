import { dictionary } from '@tracklane/contract/kit/dictionary'
import type { LogEntry, ModelLog } from '@tracklane/contract/model-log'
import type { z } from 'zod'
import type { ModelLogRecord } from '#db/tables/model-log.table.ts'
import type { Actor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { type Changes, changesBetween, withoutSecrets } from './changes.rules.ts'
import { findLogs, insertLogs } from './model-log.queries.ts'

export interface Change {
  /** The path name: order, order-flow, courier, user … */
  readonly entity: string
  readonly entity_id: number
  readonly action: 'created' | 'updated' | 'deleted'
  readonly changes: Changes
  /** The row whose log shows this one among its relations. */
  readonly owner?: { readonly entity: string; readonly id: number }
}

/** Writes who changed what, in the transaction of the change. */
export function recordChange(ctx: Context, change: Change): Promise<void> {
  return recordChanges(ctx, [change])
}

/** Records changes of many rows at once. */
export async function recordChanges(ctx: Context, changes: readonly Change[]): Promise<void> {
  const author = authorOf(ctx.actor)
  await insertLogs(
    ctx.db,
    changes.map((change) => ({
      entity: change.entity,
      entity_id: change.entity_id,
      owner_entity: change.owner?.entity ?? null,
      owner_id: change.owner?.id ?? null,
      action: change.action,
      ...author,
      changes: withoutSecrets(change.changes),
    })),
  )
}

/**
 * Returns the log of one kind of row: how creation, changes and deletion are written. The fields are readable ones, with names instead of
 * ids; a function lists them where they differ between rows.
 */
export function logOf<Row extends { readonly id: number }>(
  entity: string,
  fields: readonly (keyof Row & string)[] | ((row: Row) => object),
) {
  const inWords = (row: Row): object =>
    typeof fields === 'function' ? fields(row) : Object.fromEntries(fields.map((field) => [field, row[field]]))
  const record = (ctx: Context, { id }: Row, action: Change['action'], changes: Changes): Promise<void> =>
    recordChange(ctx, { entity, entity_id: id, action, changes })
  return {
    created: (ctx: Context, row: Row) => record(ctx, row, 'created', changesBetween({}, inWords(row))),
    updated: (ctx: Context, before: Row, after: Row) => {
      const was = inWords(before)
      return record(ctx, after, 'updated', changesBetween(was, { ...gone(was), ...inWords(after) }))
    },
    deleted: (ctx: Context, row: Row) => record(ctx, row, 'deleted', changesBetween(inWords(row), gone(inWords(row)))),
  }
}

function gone(said: object): object {
  return Object.fromEntries(Object.keys(said).map((field) => [field, null]))
}

export type Author = Pick<ModelLogRecord, 'actor_kind' | 'actor_id' | 'impersonator_id' | 'actor_name'>

/** Returns the acting person, and the person who really uses the session, as every log stores them. */
export function authorOf(actor: Actor): Author {
  const actor_name = actor.name
  if (actor.kind === 'user') return { actor_kind: 'user', actor_id: actor.user_id, impersonator_id: actor.impersonator_id, actor_name }
  if (actor.kind === 'token') return { actor_kind: 'token', actor_id: actor.token_id, impersonator_id: null, actor_name }
  return { actor_kind: 'system', actor_id: null, impersonator_id: null, actor_name }
}

export interface Paging {
  readonly page: number
  readonly itemsPerPage: number
}

export type LogAnswer = z.input<typeof ModelLog>

/** Finds a page of the log of a row and its related rows, newest first. The caller has checked that the person may see the row. */
export async function findLog(ctx: Context, entity: string, id: number, { page, itemsPerPage }: Paging): Promise<LogAnswer> {
  const slice = { limit: itemsPerPage, offset: page * itemsPerPage }
  const { logs: shown, total } = await findLogs(ctx.db, { entity, id }, slice)
  const relations: LogAnswer['relations'] = dictionary()
  for (const log of shown.filter((one) => !isOwn(one, entity, id))) {
    relations[log.entity] ??= []
    relations[log.entity]?.push(toEntry(log))
  }
  const logs = shown.filter((one) => isOwn(one, entity, id)).map(toEntry)
  return { logs, relations, pagesCount: Math.ceil(total / itemsPerPage) }
}

function isOwn(log: ModelLogRecord, entity: string, id: number): boolean {
  return log.entity === entity && log.entity_id === id
}

function toEntry(log: ModelLogRecord): z.input<typeof LogEntry> {
  return { action: log.action, date: log.created_at, actor_name: log.actor_name, changes: log.changes }
}
