/** Names of parameters with a secret. */
const SECRET = /token|reset|password|secret|invitation|signature|^key$|^code$/i
const REMOVED = 'removed'

/**
 * Returns path and query of a page's address, so that they lead back to it: on our own host, without the part behind `#`, and without
 * values that could grant access. Undefined where it is not the address of a page.
 */
export function pageAddress(url: string): string | undefined {
  if (!URL.canParse(url, 'http://page')) return undefined
  const parsed = new URL(url, 'http://page')
  if (!/^https?:$/.test(parsed.protocol)) return undefined
  for (const name of new Set(parsed.searchParams.keys())) if (SECRET.test(name)) parsed.searchParams.set(name, REMOVED)
  // Two slashes would lead to another host.
  return `${parsed.pathname.replace(/^\/+/, '/')}${parsed.search}`
}
