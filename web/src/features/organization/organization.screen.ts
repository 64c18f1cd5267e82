const search = () => import('./organization-search.ts')

export const organizationScreen = {
  search: () => search().then((module) => module.OrganizationSearch),
  data: () => search().then((module) => module.startOrganizations),
}
