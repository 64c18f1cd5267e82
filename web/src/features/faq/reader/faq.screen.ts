const search = () => import('./faq-reader-search.ts')

export const faqScreen = {
  component: () => import('./faq.page.tsx').then((module) => module.FaqPage),
  search: () => search().then((module) => module.FaqReaderSearch),
  data: () => search().then((module) => module.startFaqReader),
}
