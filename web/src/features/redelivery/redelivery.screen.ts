const search = () => import('./redelivery-search.ts')

export const redeliveryScreen = {
  component: () => import('./redelivery.page.tsx').then((module) => module.RedeliverDatesPage),
  search: () => search().then((module) => module.RedeliverySearch),
  data: () => search().then((module) => module.startRedelivery),
}
