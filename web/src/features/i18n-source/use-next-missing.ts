import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { reportError } from '#lib/query-client.ts'
import { toastSuccess } from '#ui/toast.ts'
import { type Cell, nextMissing, pagesAfter, pagesWithMissing } from './next-missing.rules.ts'
import { phraseQueries } from './phrases.api.ts'
import type { Phrases } from './use-phrases.ts'

/** Goes to the next missing text in one of `codes`: on this page, then on all others of the filter in turn. */
export function useNextMissing({ search, patch, query, rows }: Phrases, codes: readonly string[]) {
  const t = useT()
  const client = useQueryClient()
  const [isLooking, setLooking] = useState(false)

  async function find(after: Cell | undefined): Promise<(Cell & { page: number }) | undefined> {
    const here = nextMissing(rows.data?.data ?? [], codes, after)
    if (here) return { ...here, page: search.page }
    // A list of missing phrases loses the ones filled in, and others move up.
    for (const page of await pages()) {
      const { data } = await client.fetchQuery(phraseQueries.page({ ...query, page }))
      const found = nextMissing(data, codes)
      if (found) return { ...found, page }
    }
    return undefined
  }

  async function pages(): Promise<number[]> {
    const last = rows.data?.meta.last_page ?? 1
    const all = Array.from({ length: last }, (_, index) => index + 1)
    if (query.missing_in?.length) return [search.page, ...pagesAfter(all, search.page).slice(0, -1)]
    if (query.search) return pagesAfter(all, search.page)
    const categories = await client.fetchQuery(phraseQueries.categories())
    const asked = categories.filter(({ name }) => !query.category?.length || query.category.includes(name))
    return pagesAfter(pagesWithMissing(asked, codes, search.per_page), search.page)
  }

  async function go(after: Cell | undefined): Promise<boolean> {
    setLooking(true)
    try {
      const found = await find(after)
      if (found) await patch({ page: found.page, id: found.id, in: found.code })
      else toastSuccess(t('phrases', 'Nothing is missing here'))
      return found !== undefined
    } catch (error) {
      reportError(error)
      return false
    } finally {
      setLooking(false)
    }
  }

  return { go, isLooking }
}
