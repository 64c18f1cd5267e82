import type { PageMeta } from '@tracklane/contract/kit/page'

/** The answer of a list that comes in pages: these rows are all there are. */
export function onePage<Row>(data: Row[]): { data: Row[]; meta: PageMeta } {
  return { data, meta: { current_page: 1, per_page: 100, total: data.length, last_page: 1 } }
}
