import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { faqEndpoints } from '@tracklane/contract/faq'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'
import { usePlaceRows } from '#kit/place-mutation.ts'
import { wholeList } from '#kit/whole-list.ts'
import { call } from '#lib/http.ts'

const { listFull: list, getFull: get, missedSearches, removeMissedSearch, place, create, update, remove } = faqEndpoints
const queries = crudQueries('faq', { list, get })

/** Queries for administrators, with every language and the votes of readers. */
export const faqQueries = {
  ...queries,
  list: () => wholeList('faq', (page, signal) => call(list, { query: page }, signal)),
  missed: () =>
    queryOptions({
      queryKey: ['faq', 'missed'],
      queryFn: async ({ signal }) => (await call(missedSearches, {}, signal)).data,
    }),
}

// Categories count their questions.
const changed = [queries.all(), ['faq-category']]

export const useCreateFaq = () => useCreate(create, ...changed)
export const useUpdateFaq = () => useUpdate(update, ...changed)
export const useRemoveFaq = () => useRemove(remove, ...changed)

/** Removes a search without a result, at once from the list too. */
export function useRemoveMissed() {
  const client = useQueryClient()
  const { queryKey } = faqQueries.missed()
  return useMutation({
    mutationFn: (id: number) => call(removeMissedSearch, { params: { id } }),
    onMutate: (id) => client.setQueryData(queryKey, (rows) => rows?.filter((row) => row.id !== id)),
    // Somebody else may have removed it already.
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export const usePlaceFaqs = () =>
  usePlaceRows({ key: 'faq', place: (ids) => call(place, { body: { ids } }), queryKey: faqQueries.list().queryKey, changed })
