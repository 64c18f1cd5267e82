import { useBoard } from '#features/kanban/data/board.store.ts'

/** Polite announcements for people who do not see the board. */
export function Announcer() {
  const said = useBoard((state) => state.said)
  return (
    <div className="visually-hidden" aria-live="polite" role="status">
      {said}
    </div>
  )
}
