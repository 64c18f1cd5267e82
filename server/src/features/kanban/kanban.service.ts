import type { Kanban, KanbanCard } from '@tracklane/contract/kanban'
import type { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { findBoardFor, findCardLayoutFor, type PersonArea } from './kanban.queries.ts'

/** Returns the board that holds for the person. */
export async function getBoard(ctx: Context): Promise<z.input<typeof Kanban>> {
  const board = await findBoardFor(ctx.db, placeOf(ctx))
  if (!board) throw notFound()
  return { ...board, columns: [...board.columns].sort((a, b) => a.position - b.position) }
}

/** Returns the card layout that holds for the person. */
export async function getCardLayout(ctx: Context): Promise<z.input<typeof KanbanCard>> {
  const layout = await findCardLayoutFor(ctx.db, placeOf(ctx))
  if (!layout) throw notFound()
  return { ...layout, fields: [...layout.fields].sort((a, b) => a.position - b.position) }
}

function placeOf({ actor: { scope } }: Context): PersonArea {
  return scope.kind === 'area' ? scope : { organization_id: null, country_id: null }
}
