import type { LayoutArea, LayoutQuery, LayoutThere } from '@tracklane/contract/kanban-layout'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import type { z } from 'zod'
import { deleteRow, isActiveRow } from '#db/rows.ts'
import { logOf } from '#features/model-log/model-log.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { onlyChanged, requireFresh, requireLocked } from '#platform/edit.ts'
import { AppError, conflict, forbidden, invalid, notOffered, requireFound } from '#platform/errors.ts'
import { ownOrganization } from '#platform/own-area.ts'
import {
  findLayout,
  findLayoutIdOf,
  findLayouts,
  insertLayout,
  type LayoutPlace,
  type LayoutRecord,
  type LayoutTable,
  type LayoutView,
  layoutsWithin,
  patchLayout,
} from './kanban-layout.queries.ts'
import { layoutChanged } from './layout.events.ts'

/** A kind of layout (board or card) and its table. All kinds are read, made, changed and deleted by the same code. */
export interface LayoutKind<Row extends LayoutRecord> {
  readonly table: LayoutTable
  /** The entity in the log. */
  readonly entity: 'kanban' | 'kanban-card'
  /** The column with its content. */
  readonly content: 'columns' | 'fields'
  /** Writes the content for the log, in the source language. */
  readonly inWords: (row: Row) => readonly string[]
  /** The reason why a second one for an organization and country is refused. */
  readonly taken: Phrase
}

type Draft = LayoutArea & { readonly name: string }

export function listLayouts<Row extends LayoutRecord>(ctx: Context, { table }: LayoutKind<Row>, query: LayoutQuery) {
  return findLayouts<Row>(ctx.db, table, ctx.actor.scope, query)
}

export async function getLayout<Row extends LayoutRecord>(ctx: Context, { table }: LayoutKind<Row>, id: number) {
  return requireFound(await findLayout<Row>(ctx.db, table, ctx.actor.scope, id))
}

export function createLayout<Row extends LayoutRecord>(ctx: Context, kind: LayoutKind<Row>, draft: Draft): Promise<LayoutView<Row>> {
  return inTransaction(ctx, async (tx) => {
    const place = await requireLayoutPlace(tx, draft)
    const now = tx.platform.clock()
    const row = { ...stored(kind, draft), ...place, created_at: now, updated_at: now }
    const id = await insertLayout(tx.db, kind.table, row)
    if (id === undefined) throw secondOne(kind.taken, await findLayoutIdOf(tx.db, kind.table, place))
    const made = await getLayout(tx, kind, id)
    await logFor(kind).created(tx, told(kind, made))
    tx.emit(layoutChanged, { ...made, table: kind.table })
    return made
  })
}

export function updateLayout<Row extends LayoutRecord>(
  ctx: Context,
  kind: LayoutKind<Row>,
  id: number,
  patch: object,
): Promise<LayoutView<Row>> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockLayout(tx, kind, id)
    if (isShared(before) && tx.actor.scope.kind !== 'all') throw forbidden()
    const changed = onlyChanged(before, patch)
    requireFresh(tx, before)
    if (!changed) return before
    const row = { ...stored(kind, changed), updated_at: tx.platform.clock() }
    await patchLayout(tx.db, kind.table, id, row)
    const after = await getLayout(tx, kind, id)
    await logFor(kind).updated(tx, told(kind, before), told(kind, after))
    tx.emit(layoutChanged, { ...after, table: kind.table })
    return after
  })
}

/** Deletes a layout. Its users get the next one that holds; the shared one always exists. */
export function removeLayout<Row extends LayoutRecord>(ctx: Context, kind: LayoutKind<Row>, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockLayout(tx, kind, id)
    if (isShared(row) && tx.actor.scope.kind !== 'all') throw forbidden()
    requireFresh(tx, row)
    if (isShared(row)) throw conflict(phrase('kanban_layout', 'The shared default stays: everybody without a layout of their own uses it'))
    await deleteRow(tx.db, kind.table, id)
    await logFor(kind).deleted(tx, told(kind, row))
    tx.emit(layoutChanged, { ...row, table: kind.table })
  })
}

async function lockLayout<Row extends LayoutRecord>(tx: Context, kind: LayoutKind<Row>, id: number): Promise<LayoutView<Row>> {
  await requireLocked(tx, kind.table, id, layoutsWithin(tx.actor.scope, kind.table))
  return getLayout(tx, kind, id)
}

function isShared(row: { readonly organization_id: number | null }): boolean {
  return row.organization_id === null
}

/** Returns the list in the form of the database. */
function stored({ content }: { readonly content: string }, values: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, field === content ? JSON.stringify(value) : value]))
}

interface Told {
  readonly id: number
  readonly name: string
  readonly organization: string | null
  readonly country: string | null
  readonly columns: readonly string[]
  readonly fields: readonly string[]
}

function logFor({ entity, content }: Pick<LayoutKind<LayoutRecord>, 'entity' | 'content'>) {
  return logOf<Told>(entity, ['name', 'organization', 'country', content])
}

function told<Row extends LayoutRecord>({ inWords }: LayoutKind<Row>, row: LayoutView<Row>): Told {
  return { id: row.id, name: row.name, organization: row.organization, country: row.country, columns: inWords(row), fields: inWords(row) }
}

/** Returns the place of a new layout: the own organization, or the named one for a person above all organizations. */
async function requireLayoutPlace(tx: Context, { organization_id, country_id = null }: LayoutArea): Promise<LayoutPlace> {
  const organization = ownOrganization(tx.actor, organization_id)
  if (!(await isActiveRow(tx.db, 'organizations', organization))) throw invalid({ organization_id: notOffered })
  if (country_id !== null && !(await isActiveRow(tx.db, 'countries', country_id))) throw invalid({ country_id: notOffered })
  return { organization_id: organization, country_id }
}

/** Makes a 422 at the country, with the id of the existing layout, so that the screen can lead there. */
function secondOne(text: Phrase, id: number | undefined): AppError {
  const data: z.input<typeof LayoutThere> | undefined = id === undefined ? undefined : { id }
  return new AppError(422, phrase('error', 'The given data was invalid'), { fields: { country_id: text }, data })
}
