import type { Db } from '#db/db.ts'
import type { TestApp } from '#testing/app.ts'
import type { LayoutTable } from './kanban-layout.queries.ts'

/** The cases of boards and card layouts, whose tests differ only in the content. */
export const LAYOUTS = [
  {
    path: '/kanban',
    holds: '/kanban/board',
    table: 'kanbans',
    entity: 'kanban',
    content: 'columns',
    parts: [
      { status_id: 3, position: 7, wip_limit: 12, collapsed: false },
      { status_id: 1, position: 2, wip_limit: null, collapsed: true },
    ],
    kept: [
      { status_id: 1, position: 1, wip_limit: null, collapsed: true },
      { status_id: 3, position: 2, wip_limit: 12, collapsed: false },
    ],
    words: ['New (collapsed)', 'Ready for dispatch (≤ 12)'],
  },
  {
    path: '/kanban-card',
    holds: '/kanban-card/item',
    table: 'kanban_cards',
    entity: 'kanban-card',
    content: 'fields',
    parts: [
      { key: 'comment', icon: 'note', position: 9, visible: false, display: 'icon' },
      { key: 'track', icon: 'barcode', position: 3, visible: true, display: 'both' },
    ],
    kept: [
      { key: 'track', icon: 'barcode', position: 1, visible: true, display: 'both' },
      { key: 'comment', icon: 'note', position: 2, visible: false, display: 'icon' },
    ],
    words: ['track: both, barcode', 'comment: hidden'],
  },
] as const
export type LayoutCase = (typeof LAYOUTS)[number]

/** Builds a layout of the organization for each named country, null for all; returns the ids in that order. */
export async function buildLayouts(
  { db }: TestApp['world'],
  { table, content, kept }: LayoutCase,
  places: readonly { organization_id: number; country_id: number | null }[],
): Promise<number[]> {
  const ids: number[] = []
  for (const place of places) {
    const row = { name: 'Ours', ...place, [content]: JSON.stringify(kept) }
    ids.push(
      (
        await db
          .insertInto(table)
          .values(row as never)
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    ) // each table has the column of its case
  }
  return ids
}

export async function sharedId(db: Db, table: LayoutTable): Promise<number> {
  return (await db.selectFrom(table).select('id').where('organization_id', 'is', null).executeTakeFirstOrThrow()).id
}
