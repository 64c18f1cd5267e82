import { onboardingArticleEndpoints } from '@tracklane/contract/onboarding-article'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'
import { usePlaceRows } from '#kit/place-mutation.ts'
import { wholeList } from '#kit/whole-list.ts'
import { call } from '#lib/http.ts'

const { list, getFull: get, place, create, update, remove } = onboardingArticleEndpoints
const queries = crudQueries('onboarding-article', { list, get })

/** Queries for administrators: the list with the written languages of each article, and one article with all texts. */
export const onboardingArticleQueries = {
  ...queries,
  list: () => wholeList('onboarding-article', (page, signal) => call(list, { query: page }, signal)),
}

// Categories count their articles, sections the read ones.
const changed = [queries.all(), ['onboarding-category'], ['onboarding-section']]

export const useCreateArticle = () => useCreate(create, ...changed)
export const useUpdateArticle = () => useUpdate(update, ...changed)
export const useRemoveArticle = () => useRemove(remove, ...changed)

export const usePlaceArticles = () =>
  usePlaceRows({
    key: 'onboarding-article',
    place: (ids) => call(place, { body: { ids } }),
    queryKey: onboardingArticleQueries.list().queryKey,
    changed,
  })
