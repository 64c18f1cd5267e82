import { useBoardStore } from '#features/kanban/data/board.store.ts'
import { useBoardAnnouncements } from '#features/kanban/data/use-board-announcements.ts'

/** Lets go of what is selected, and says so; gives back whether there was anything. */
export function useClearSelection(): () => boolean {
  const board = useBoardStore()
  const announce = useBoardAnnouncements()
  return () => {
    if (board.getState().selection.ids.size === 0) return false
    board.deselectAll()
    announce.selected(0)
    board.claimTabStop()
    return true
  }
}
