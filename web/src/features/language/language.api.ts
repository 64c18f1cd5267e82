import { languageEndpoints } from '@tracklane/contract/language'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'

export const languageQueries = crudQueries('language', languageEndpoints)

/** The menu of this browser lists them too; other browsers see the change with their next load. */
const KEYS = [languageQueries.all(), i18nQueries.languages().queryKey]

export const useCreateLanguage = () => useCreate(languageEndpoints.create, ...KEYS)
export const useUpdateLanguage = () => useUpdate(languageEndpoints.update, ...KEYS)
export const useRemoveLanguage = () => useRemove(languageEndpoints.remove, ...KEYS)
