const search = () => import('./order-index.ts')

export const orderIndexScreen = {
  component: () => import('./order-index.page.tsx').then((module) => module.OrderIndexPage),
  search: () => search().then((module) => module.orderIndex.search),
  data: () => search().then((module) => module.startOrders),
}
