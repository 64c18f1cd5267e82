import type { PageMeta } from '@tracklane/contract/kit/page'

/** Some rows of a list, and how many there are of it. */
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

/** The same of a list that is read whole. */
export function pageAmong<Row>(asked: PageQuery, all: readonly Row[]): Page<Row> {
  const { limit, offset } = sliceOf(asked)
  return { rows: all.slice(offset, offset + limit), total: all.length }
}

/** A page as it is answered. */
export function paged<Row>({ page, per_page }: PageQuery, { rows, total }: Page<Row>): { data: Row[]; meta: PageMeta } {
  return { data: rows, meta: { current_page: page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) } }
}
