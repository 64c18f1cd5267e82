const search = () => import('./country-search.ts')

export const countryScreen = {
  component: () => import('./country-index.page.tsx').then((module) => module.CountryIndexPage),
  search: () => search().then((module) => module.CountryIndexSearch),
  data: () => search().then((module) => module.startCountries),
}
