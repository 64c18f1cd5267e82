const search = () => import('./user-search.ts')

export const userScreen = {
  search: () => search().then((module) => module.UserIndexSearch),
  data: () => search().then((module) => module.startUsers),
}
