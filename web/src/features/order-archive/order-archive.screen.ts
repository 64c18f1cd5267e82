const search = () => import('./archive-list.api.ts')

export const orderArchiveScreen = {
  component: () => import('./order-archive.page.tsx').then((module) => module.OrderArchivePage),
  search: () => search().then((module) => module.archiveList.search),
  data: () => search().then((module) => module.startArchive),
}
