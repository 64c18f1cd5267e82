import type { AnyRouter } from '@tanstack/react-router'

/** Nothing of one person is left in the page of the other. Nobody is asked about what is unsaved: whose it was is gone. */
export function beginAnew({ history }: AnyRouter): void {
  history.destroy()
  window.location.assign('/')
}
