const KEY = 'reloaded-at'
const MINUTE = 60_000
const PATIENCE = 5_000

/** Loads the page again, at most once a minute, when its chunks are gone after a deployment. */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfReplaced())
}

/** Reloads only where the server has a new build: while it is away, the page stays rather than the browser's error page. */
export async function reloadIfReplaced(entry = ownEntry()): Promise<void> {
  if (entry && (await isReplaced(entry)) && mayReload()) window.location.reload()
}

/** Returns the script by which builds are told apart. */
function ownEntry(): string | null | undefined {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src')
}

/** Returns whether the server has another build than this page. */
async function isReplaced(entry: string): Promise<boolean> {
  const ended = new AbortController()
  const timer = setTimeout(() => ended.abort(), PATIENCE)
  try {
    const page = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' }, signal: ended.signal })
    return page.ok && !(await page.text()).includes(entry)
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

export function mayReload(now = Date.now()): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (now - last < MINUTE) return false
  sessionStorage.setItem(KEY, String(now))
  return true
}
