import type { AnyRouter } from '@tanstack/react-router'

/**
 * A page that the browser kept whole while another site was shown comes back as it was, whoever sits there by now: it is loaded again. No
 * form asks to stay, for whoever filled it in has left it before.
 */
export function reloadKeptPage({ history }: AnyRouter): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    history.destroy()
    window.location.reload()
  })
}
