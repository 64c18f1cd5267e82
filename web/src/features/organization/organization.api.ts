import { queryOptions } from '@tanstack/react-query'
import type { Input } from '@tracklane/contract/kit/endpoint'
import { type Organization, organizationEndpoints, type SeenOrganization } from '@tracklane/contract/organization'
import { crudQueries, useCreate, useRemove, useUpdate } from '#kit/crud-queries.ts'
import { organizationOptionQueries } from './organization-option.api.ts'

const queries = crudQueries('organization', organizationEndpoints)

export const organizationQueries = {
  all: queries.all,
  page: (query: Input<typeof organizationEndpoints.list>['query']) =>
    queryOptions({ ...queries.page(query), select: ({ data, meta }) => ({ data: data.filter(isWhole), meta }) }),
  detail: (id: number) => queryOptions({ ...queries.detail(id), select: (row) => (isWhole(row) ? row : undefined) }),
  list: organizationOptionQueries.list,
}

/** Returns whether the row has all fields, as for people who may change organizations. */
function isWhole<Row extends SeenOrganization>(row: Row): row is Extract<Row, Organization> {
  return 'version' in row
}

export const useCreateOrganization = () => useCreate(organizationEndpoints.create, queries.all())
export const useUpdateOrganization = () => useUpdate(organizationEndpoints.update, queries.all())
export const useRemoveOrganization = () => useRemove(organizationEndpoints.remove, queries.all())
