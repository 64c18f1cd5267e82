import type { AnyRouter } from '@tanstack/react-router'

/**
 * Loads a page again that the browser kept while another site was shown: another person may be signed in by now. No form asks to stay,
 * since the person has left it before.
 */
export function reloadKeptPage({ history }: AnyRouter): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    history.destroy()
    window.location.reload()
  })
}
