import { safeHref } from '@tracklane/contract/kit/rich-text'

const MAIL = /^[^\s/@:]+@[^\s/@:][^\s/@:.]*\.[^\s/@:]+$/
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]|$)/u

/** Returns the address of a link from a typed text; undefined where it is no address, or of a kind that links may not have. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (MAIL.test(address)) return safeHref(`mailto:${address}`)
  if (HOST.test(address)) return safeHref(`https://${address}`)
  return safeHref(address)
}
