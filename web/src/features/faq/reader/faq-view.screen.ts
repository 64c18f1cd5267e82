const search = () => import('./faq-reader-search.ts')

export const faqViewScreen = {
  component: () => import('./faq-view.page.tsx').then((module) => module.FaqViewPage),
  search: () => search().then((module) => module.FaqViewSearch),
  data: () => search().then((module) => module.startFaqView),
}
