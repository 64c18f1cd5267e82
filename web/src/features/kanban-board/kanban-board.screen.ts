const search = () => import('./kanban-board-search.ts')

export const kanbanBoardScreen = {
  component: () => import('./kanban-board.page.tsx').then((module) => module.KanbanBoardIndexPage),
  search: () => search().then((module) => module.KanbanBoardSearch),
  data: () => search().then((module) => module.startBoards),
}
