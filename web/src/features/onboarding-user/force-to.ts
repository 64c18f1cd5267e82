import type { AnyRouter } from '@tanstack/react-router'
import { logError } from '#lib/log.ts'
import { useAsked } from '#ui/confirm-dialog.tsx'

const LOOK_EVERY = 100

/**
 * Goes to the path. Where an unsaved form or a guard refuses that, the page is loaded there: the browser then asks about the typed text.
 */
export async function forceTo(router: AnyRouter, path: '/order/kanban'): Promise<void> {
  void router.navigate({ to: path }).catch((error: unknown) => logError('The way was refused', error))
  do await new Promise((look) => setTimeout(look, LOOK_EVERY))
  while (useAsked.getState().isOpen || router.state.status === 'pending')
  if (router.state.location.pathname !== path) window.location.assign(path)
}
