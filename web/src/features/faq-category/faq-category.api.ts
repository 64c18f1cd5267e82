import { queryOptions } from '@tanstack/react-query'
import { faqCategoryEndpoints } from '@tracklane/contract/faq-category'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'
import { usePlaceRows } from '#kit/place-mutation.ts'
import { call } from '#lib/http.ts'

const { listFull: list, getFull: get, place, create, update, remove } = faqCategoryEndpoints
const queries = crudQueries('faq-category', { list, get })

/** Queries for administrators, with every language. */
export const faqCategoryQueries = {
  ...queries,
  list: () => queryOptions({ ...queries.page({}), select: ({ data }) => data }),
}

// Questions show their category.
const changed = [queries.all(), ['faq']]

export const useCreateFaqCategory = () => useCreate(create, ...changed)
export const useUpdateFaqCategory = () => useUpdate(update, ...changed)
export const useRemoveFaqCategory = () => useRemove(remove, ...changed)

export const usePlaceFaqCategories = () =>
  usePlaceRows({
    key: 'faq-category',
    place: (ids) => call(place, { body: { ids } }),
    queryKey: faqCategoryQueries.list().queryKey,
    changed,
  })
