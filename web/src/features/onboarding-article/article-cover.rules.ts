import { tagsOf } from '@tracklane/contract/kit/rich-words'

const PICTURE = /^<img\b/i
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** Returns whether the cover is shown: not where it is in the text too. */
export function showsCover(cover: string | null, body: string): cover is string {
  if (!cover) return false
  const sources = tagsOf(body).map((tag) => (PICTURE.test(tag) ? SOURCE.exec(tag)?.slice(1).find(Boolean) : undefined))
  return !sources.includes(cover)
}
