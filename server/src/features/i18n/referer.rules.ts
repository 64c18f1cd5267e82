/** More of a path is not kept. */
const LONGEST_PATH = 200

/** The path of the page that asked, without what it was searched or filtered by; null where the header names no page. */
export function pathOf(referer = ''): string | null {
  if (!URL.canParse(referer)) return null
  const { protocol, pathname } = new URL(referer)
  return /^https?:$/.test(protocol) ? pathname.slice(0, LONGEST_PATH) : null
}
