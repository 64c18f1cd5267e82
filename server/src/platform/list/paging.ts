import type { PageMeta } from '@tracklane/contract/kit/page'

/** Some rows of a list, and the number of all its rows. */
export interface Page<Row> {
  readonly rows: Row[]
  readonly total: number
}

interface PageQuery {
  readonly page: number
  readonly per_page: number
}

export function sliceOf({ page, per_page }: PageQuery): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page }
}

/** Cuts the page from a list that was read whole. */
export function pageAmong<Row>(asked: PageQuery, all: readonly Row[]): Page<Row> {
  const { limit, offset } = sliceOf(asked)
  return { rows: all.slice(offset, offset + limit), total: all.length }
}

/** Returns the answer with a page. */
export function paged<Row>({ page, per_page }: PageQuery, { rows, total }: Page<Row>): { data: Row[]; meta: PageMeta } {
  return { data: rows, meta: { current_page: page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) } }
}
