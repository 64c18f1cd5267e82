export const testPushScreen = {
  component: () => import('./test-push.page.tsx').then((module) => module.TestPushPage),
}
