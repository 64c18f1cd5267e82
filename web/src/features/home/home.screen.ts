export const homeScreen = {
  component: () => import('./home.page.tsx').then((module) => module.HomePage),
  search: () => import('./home-search.ts').then((module) => module.HomeSearch),
}
