const search = () => import('./faq-search.ts')

export const faqIndexScreen = {
  component: () => import('./faq-index.page.tsx').then((module) => module.FaqIndexPage),
  search: () => search().then((module) => module.FaqIndexSearch),
  data: () => search().then((module) => module.startFaqs),
}
