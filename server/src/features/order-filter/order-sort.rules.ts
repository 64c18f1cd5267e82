import { sortFields } from '@tracklane/contract/kit/page'

export interface Sorting {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

const NEWEST_FIRST: readonly Sorting[] = [{ field: 'created_at', direction: 'desc' }]

/** Adds the id at the end, in the direction of the first field: no two pages show the same order, and the indexes fit. */
export function sortingOf(sort: string | undefined): Sorting[] {
  const asked = sort ? sortFields(sort) : NEWEST_FIRST
  const fields = asked.filter(({ field }, index) => asked.findIndex((other) => other.field === field) === index)
  return fields.some(({ field }) => field === 'id') ? fields : [...fields, { field: 'id', direction: fields[0]?.direction ?? 'desc' }]
}
