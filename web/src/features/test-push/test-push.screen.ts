export const testPushScreen = {
  component: () => import('./test-push.page.tsx').then((module) => module.TestPushPage),
  search: () => import('./test-push-search.ts').then((module) => module.TestPushSearch),
}
