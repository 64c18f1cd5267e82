/** Links of found rows and cards, within an element that names its search (`data-found-by`). */
const HITS = ':is([data-row], [data-card]) a, [data-hit]'
/** Milliseconds until it stops waiting for the answer. */
const PATIENCE = 10_000

interface Wanted {
  /** The text of the list, without spaces around it. */
  readonly search: string
  readonly act: (hit: HTMLElement) => void
}

/**
 * Acts on the first hit of a search as soon as its answer is there. Returns a function that stops it. Does nothing where nothing is found.
 */
export function whenFound({ search, act }: Wanted): () => void {
  const look = () => {
    const list = document.querySelector(`[data-found-by="${CSS.escape(search)}"]`)
    if (!list) return false
    stop()
    const hit = list.querySelector<HTMLElement>(HITS)
    if (hit) act(hit)
    return true
  }
  const observer = new MutationObserver(look)
  const end = setTimeout(() => stop(), PATIENCE)
  const stop = () => {
    observer.disconnect()
    clearTimeout(end)
  }
  if (!look()) observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-found-by'] })
  return stop
}
