const KEY = 'reloaded-at'
const MINUTE = 60_000

/** After a deployment the chunks of an open page are gone: load the page again, at most once a minute. */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return
    event.preventDefault()
    window.location.reload()
  })
}

export function mayReload(now = Date.now()): boolean {
  // Without a network nothing is stale, and the page that is there is better than the browser's own.
  if (!navigator.onLine) return false
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (now - last < MINUTE) return false
  sessionStorage.setItem(KEY, String(now))
  return true
}
