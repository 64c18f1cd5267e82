import { z } from 'zod'
import { ListQuery } from './kit/crud.ts'
import { Id, listOf, sortOf } from './kit/page.ts'
import { text } from './kit/text.ts'

/** The common part of boards and card layouts. */
export const LayoutFacts = z.object({
  /** The organization's name; null: for all organizations. */
  organization: z.string().nullable(),
  /** The country's name; null: for every country. */
  country: z.string().nullable(),
  version: z.number(),
})

/** The area of a layout. It is given once and never changes. */
export const LayoutArea = z.object({
  /** Default: the person's own organization. People without an organization must give it. */
  organization_id: Id.optional(),
  /** Absent or null: every country of the organization without a layout of its own. */
  country_id: Id.nullable().optional(),
})
export type LayoutArea = z.output<typeof LayoutArea>

export const LayoutName = z.object({ name: text(120).min(1) })

export const LAYOUT_SORTS = ['name', 'organization', 'country', 'created_at', 'updated_at'] as const

export const LayoutQuery = ListQuery.extend({
  sort: sortOf(LAYOUT_SORTS).optional(),
  organization_id: listOf(Id).optional(),
  country_id: listOf(Id).optional(),
})
export type LayoutQuery = z.output<typeof LayoutQuery>

/** The existing layout, in the 422 to a second one for the same organization and country. */
export const LayoutThere = z.object({ id: z.number() })

export const layoutRoles = { read: ['admin', 'organization_admin', 'logist'], write: ['admin', 'organization_admin'] } as const

/** Sorts parts by position and numbers them from one. Positions sent by a client may have gaps and be in any order. */
export function inPlace<Part extends { readonly position: number }>(parts: readonly Part[]): Part[] {
  return [...parts].sort((left, right) => left.position - right.position).map((part, index) => ({ ...part, position: index + 1 }))
}

/** Returns the indexes of entries whose key stood in the list before. */
export function repeatedAt<Part>(parts: readonly Part[], keyOf: (part: Part) => unknown): number[] {
  const seen = new Set<unknown>()
  return parts.flatMap((part, index) => {
    const isRepeated = seen.has(keyOf(part))
    seen.add(keyOf(part))
    return isRepeated ? [index] : []
  })
}
