const search = () => import('./faq-category-search.ts')

export const faqCategoryScreen = {
  component: () => import('./faq-category.page.tsx').then((module) => module.FaqCategoryPage),
  search: () => search().then((module) => module.FaqCategorySearch),
  data: () => search().then((module) => module.startFaqCategories),
}
