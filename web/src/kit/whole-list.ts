import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PageMeta, PER_PAGE } from '@tracklane/contract/kit/page'

interface PageAsked {
  readonly page: number
  readonly per_page: (typeof PER_PAGE)[number]
}

interface Answer<Row> {
  readonly data: readonly Row[]
  readonly meta: PageMeta
}

const PER_ANSWER = 100

/**
 * Returns the rows of every page, `most` at most, and their number. They are collected by id, so that a row that moves to the next page
 * meanwhile comes once.
 */
export async function everyRow<Row extends { readonly id: number }>(
  ask: (page: PageAsked) => Promise<Answer<Row>>,
  most = Number.POSITIVE_INFINITY,
): Promise<{ rows: Row[]; total: number }> {
  const rows = new Map<number, Row>()
  for (let page = 1; ; page += 1) {
    const { data, meta } = await ask({ page, per_page: PER_ANSWER })
    for (const row of data) rows.set(row.id, row)
    if (page >= meta.last_page || page * PER_ANSWER >= most) return { rows: [...rows.values()], total: meta.total }
  }
}

/** Makes the query of a list that comes in pages and is shown whole, kept in the shape of one page. */
export function wholeList<Row extends { readonly id: number }>(
  key: string,
  ask: (page: PageAsked, signal: AbortSignal) => Promise<{ readonly data: readonly Row[]; readonly meta: PageMeta }>,
) {
  return queryOptions({
    queryKey: [key, 'page', 'whole'],
    queryFn: async ({ signal }) => ({ data: (await everyRow((page) => ask(page, signal))).rows }),
    placeholderData: keepPreviousData,
    select: ({ data }) => data,
  })
}
