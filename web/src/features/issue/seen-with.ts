/** Where the person is, as a report says it; the server leaves secrets out. */
export function pageNow(): string {
  return window.location.pathname + window.location.search
}

/** The script by which one build is told from another. */
export function buildNow(): string {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
  return entry.split('/').at(-1)?.slice(0, 80) ?? ''
}
