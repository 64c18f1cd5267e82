const search = () => import('./onboarding-category-search.ts')

export const onboardingCategoryScreen = {
  component: () => import('./onboarding-category.page.tsx').then((module) => module.OnboardingCategoryPage),
  search: () => search().then((module) => module.OnboardingCategorySearch),
  data: () => search().then((module) => module.startCategories),
}
