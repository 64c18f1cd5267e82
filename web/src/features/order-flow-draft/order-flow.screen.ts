const search = () => import('./flow-search.ts')

export const orderFlowScreen = {
  component: () => import('./order-flow.page.tsx').then((module) => module.OrderFlowPage),
  search: () => search().then((module) => module.FlowSearch),
  data: () => search().then((module) => module.startFlows),
}
