const search = () => import('./notification-template-search.ts')

export const notificationTemplateScreen = {
  component: () => import('./notification-template.page.tsx').then((module) => module.NotificationTemplatePage),
  search: () => search().then((module) => module.NotificationTemplateIndexSearch),
  data: () => search().then((module) => module.startNotificationTemplates),
}
