const search = () => import('./onboarding-reader-search.ts')

export const onboardingScreen = {
  component: () => import('./onboarding.page.tsx').then((module) => module.OnboardingPage),
  search: () => search().then((module) => module.OnboardingReaderSearch),
  data: () => search().then((module) => module.startOnboarding),
}
