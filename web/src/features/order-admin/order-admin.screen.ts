const search = () => import('./order-admin.api.ts')

export const orderAdminScreen = {
  component: () => import('./order-admin.page.tsx').then((module) => module.OrderAdminPage),
  search: () => search().then((module) => module.orderAdminList.search),
  data: () => search().then((module) => module.startOrderAdmin),
}
