import type { AnyRouter } from '@tanstack/react-router'

/** Clears everything of the former person from the page. Does not ask about unsaved input, since its owner is gone. */
export function beginAnew({ history }: AnyRouter): void {
  history.destroy()
  window.location.assign('/')
}
