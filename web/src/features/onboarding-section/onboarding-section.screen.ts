const search = () => import('./onboarding-section-search.ts')

export const onboardingSectionScreen = {
  component: () => import('./onboarding-section.page.tsx').then((module) => module.OnboardingSectionPage),
  search: () => search().then((module) => module.OnboardingSectionSearch),
  data: () => search().then((module) => module.startSections),
}
