const search = () => import('./phrase-search.ts')

export const phrasesScreen = {
  component: () => import('./phrases.page.tsx').then((module) => module.PhrasesPage),
  search: () => search().then((module) => module.PhraseSearch),
  data: () => search().then((module) => module.startPhrases),
}
