const search = () => import('./courier-search.ts')

export const courierScreen = {
  search: () => search().then((module) => module.CourierSearch),
  data: () => search().then((module) => module.startCouriers),
}
