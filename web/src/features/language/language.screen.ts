const search = () => import('./language-search.ts')

export const languageScreen = {
  component: () => import('./language-index.page.tsx').then((module) => module.LanguageIndexPage),
  search: () => search().then((module) => module.LanguageSearch),
  data: () => search().then((module) => module.startLanguages),
}
