const KEY = 'reloaded-at'
const MINUTE = 60_000
const PATIENCE = 5_000

/** After a deployment the chunks of an open page are gone: load the page again, at most once a minute. */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfReplaced())
}

/** A server that is away has replaced nothing, and the page that is there is better than the browser's own. */
export async function reloadIfReplaced(entry = ownEntry()): Promise<void> {
  if (entry && (await isReplaced(entry)) && mayReload()) window.location.reload()
}

/** The script by which one build is told from another. */
function ownEntry(): string | null | undefined {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src')
}

/** Whether the server has another build by now than the one that this page is of. */
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
