const search = () => import('./order-sub-status-search.ts')

export const orderSubStatusScreen = {
  component: () => import('./order-sub-status.page.tsx').then((module) => module.OrderSubStatusPage),
  search: () => search().then((module) => module.OrderSubStatusSearch),
  data: () => search().then((module) => module.startSubStatuses),
}
