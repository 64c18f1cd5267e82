/** Characters of a path that are kept. */
const LONGEST_PATH = 200

/** Returns the path of the requesting page, without its query; null where the header names no page. */
export function pathOf(referer = ''): string | null {
  if (!URL.canParse(referer)) return null
  const { protocol, pathname } = new URL(referer)
  return /^https?:$/.test(protocol) ? pathname.slice(0, LONGEST_PATH) : null
}
