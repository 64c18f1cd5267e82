const search = () => import('./kanban-card-search.ts')

export const kanbanCardScreen = {
  component: () => import('./kanban-card.page.tsx').then((module) => module.KanbanCardIndexPage),
  search: () => search().then((module) => module.KanbanCardSearch),
  data: () => search().then((module) => module.startCards),
}
