const search = () => import('./rejected-list.ts')

export const rejectedOrderScreen = {
  component: () => import('./rejected-order.page.tsx').then((module) => module.RejectedOrderPage),
  search: () => search().then((module) => module.rejectedList.search),
  data: () => search().then((module) => module.startRejected),
}
