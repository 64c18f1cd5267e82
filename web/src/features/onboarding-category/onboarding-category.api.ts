import { queryOptions } from '@tanstack/react-query'
import { onboardingCategoryEndpoints } from '@tracklane/contract/onboarding-category'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'
import { usePlaceRows } from '#kit/place-mutation.ts'
import { call } from '#lib/http.ts'

const { listFull: list, get, place, create, update, remove } = onboardingCategoryEndpoints
const queries = crudQueries('onboarding-category', { list, get })

/** Queries for administrators, with every language. */
export const onboardingCategoryQueries = {
  ...queries,
  list: () => queryOptions({ ...queries.page({}), select: ({ data }) => data }),
}

// Sections count their categories, articles show their category.
const changed = [queries.all(), ['onboarding-section'], ['onboarding-article']]

export const useCreateCategory = () => useCreate(create, ...changed)
export const useUpdateCategory = () => useUpdate(update, ...changed)
export const useRemoveCategory = () => useRemove(remove, ...changed)

export const usePlaceCategories = () =>
  usePlaceRows({
    key: 'onboarding-category',
    place: (ids) => call(place, { body: { ids } }),
    queryKey: onboardingCategoryQueries.list().queryKey,
    changed,
  })
