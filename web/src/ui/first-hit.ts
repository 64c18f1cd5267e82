/** Links of the rows and cards that a search has found, in an element that says of which search (`data-found-by`). */
const HITS = ':is([data-row], [data-card]) a, [data-hit]'
/** Milliseconds until nobody waits for the answer any more. */
const PATIENCE = 10_000

interface Wanted {
  /** As the list has it: without spaces around it. */
  readonly search: string
  readonly act: (hit: HTMLElement) => void
}

/** Acts on the first hit of the search as soon as its answer is there; gives back how to give it up. Nothing happens where nothing is found. */
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
