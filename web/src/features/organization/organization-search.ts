import type { QueryClient } from '@tanstack/react-query'
import { OrganizationQuery } from '@tracklane/contract/organization'
import { listQueryOf, listSearch } from '#kit/list-search.ts'
import { organizationQueries } from './organization.api.ts'

/** The query string of /organization/: the list, and the open organization. */
export const OrganizationSearch = listSearch(OrganizationQuery)

/** Asks early for the page of organizations of the address. */
export function startOrganizations(client: QueryClient, search: Record<string, unknown>): void {
  void client.prefetchQuery(organizationQueries.page(listQueryOf(OrganizationSearch, search)))
}
