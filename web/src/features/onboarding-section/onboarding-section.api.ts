import { queryOptions } from '@tanstack/react-query'
import { onboardingSectionEndpoints } from '@tracklane/contract/onboarding-section'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'
import { usePlaceRows } from '#kit/place-mutation.ts'
import { call } from '#lib/http.ts'

const { listFull: list, get, place, create, update, remove } = onboardingSectionEndpoints
const queries = crudQueries('onboarding-section', { list, get })

/** Queries for administrators, with every language. */
export const onboardingSectionQueries = {
  ...queries,
  list: () => queryOptions({ ...queries.page({}), select: ({ data }) => data }),
}

// Categories show their section.
const changed = [queries.all(), ['onboarding-category'], ['onboarding-article']]

export const useCreateSection = () => useCreate(create, ...changed)
export const useUpdateSection = () => useUpdate(update, ...changed)
export const useRemoveSection = () => useRemove(remove, ...changed)

export const usePlaceSections = () =>
  usePlaceRows({
    key: 'onboarding-section',
    place: (ids) => call(place, { body: { ids } }),
    queryKey: onboardingSectionQueries.list().queryKey,
    changed,
  })
