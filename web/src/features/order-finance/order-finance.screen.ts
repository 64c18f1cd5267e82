const search = () => import('./finance-search.ts')

export const orderFinanceScreen = {
  component: () => import('./order-finance.page.tsx').then((module) => module.OrderFinancePage),
  search: () => search().then((module) => module.FinanceSearch),
  data: () => search().then((module) => module.startFinance),
}
