const search = () => import('#features/kanban/data/board-search.ts')

export const kanbanScreen = {
  component: () => import('#features/kanban/board/kanban-board.page.tsx').then((module) => module.KanbanBoardPage),
  search: () => search().then((module) => module.BoardSearch),
  data: () => search().then((module) => module.startBoard),
}
