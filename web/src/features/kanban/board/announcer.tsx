import { useBoard } from '#features/kanban/data/board.store.ts'

/** What the board says politely to those who do not see it. */
export function Announcer() {
  const said = useBoard((state) => state.said)
  return (
    <div className="visually-hidden" aria-live="polite" role="status">
      {said}
    </div>
  )
}
