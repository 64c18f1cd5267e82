const search = () => import('./onboarding-article-search.ts')

export const onboardingArticleScreen = {
  component: () => import('./onboarding-article.page.tsx').then((module) => module.OnboardingArticlePage),
  search: () => search().then((module) => module.OnboardingArticleSearch),
  data: () => search().then((module) => module.startArticles),
}
