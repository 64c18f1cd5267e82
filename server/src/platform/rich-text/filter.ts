import { leavesProduct, RICH_TEXT, richTextPhrases, safeCount, safeHref, safeSrc } from '@tracklane/contract/kit/rich-text'
import type sanitizeHtml from 'sanitize-html'
import type { IOptions, Transformer } from 'sanitize-html'
import { onFirstUse } from '#platform/on-first-use.ts'
import { RichTextRefused } from './refused.ts'

const sanitizer = onFirstUse<typeof sanitizeHtml>('sanitize-html')

/** An element outside the list: it is dropped and its content stays. */
const DROPPED = 'dropped'

const link: Transformer = (tagName, { href, title, class: names }) => {
  const address = safeHref(href ?? '')
  const away: Record<string, string> =
    address !== undefined && leavesProduct(address) ? { target: RICH_TEXT.linkTarget, rel: RICH_TEXT.linkRel } : {}
  return { tagName, attribs: { ...given({ href: address }), ...away, ...given({ title, class: names }) } }
}

/** Drops a picture of another site. */
const picture: Transformer = (tagName, { src, alt, width, height, class: names }) => {
  const address = safeSrc(src ?? '')
  if (!address) return { tagName: DROPPED, attribs: {} }
  const side = (value: string | undefined) => safeCount(value ?? '', RICH_TEXT.maxSide)
  return { tagName, attribs: { src: address, ...given({ alt, width: side(width), height: side(height), class: names }) } }
}

const cell: Transformer = (tagName, { colspan, rowspan, class: names }) => {
  const span = (value: string | undefined) => safeCount(value ?? '', RICH_TEXT.maxSpan)
  return { tagName, attribs: given({ colspan: span(colspan), rowspan: span(rowspan), class: names }) }
}

function given(attributes: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

const OPTIONS: IOptions = {
  allowedTags: [...RICH_TEXT.elements],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(RICH_TEXT.attributes).map(([element, names]) => [element, [...names]])),
    a: [...RICH_TEXT.attributes.a, 'target', 'rel'],
  },
  allowedClasses: { '*': [...RICH_TEXT.classes] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nonTextTags: [...RICH_TEXT.droppedWithContent],
  disallowedTagsMode: 'discard',
  parseStyleAttributes: false,
  transformTags: { a: link, img: picture, td: cell, th: cell },
}

/** Returns the allowed part of a text. Throws while reading at a text that is too deep or has too many parts. */
export function filtered(html: string): string {
  let [depth, nodes] = [0, 0]
  return sanitizer()(html, {
    ...OPTIONS,
    onOpenTag() {
      depth += 1
      nodes += 1
      if (depth > RICH_TEXT.maxDepth) throw new RichTextRefused(richTextPhrases.tooDeep)
      if (nodes > RICH_TEXT.maxNodes) throw new RichTextRefused(richTextPhrases.tooMany)
    },
    onCloseTag() {
      depth -= 1
    },
  })
}

/** Returns the plain words. */
export function wordsOf(html: string): string {
  return sanitizer()(html, { ...OPTIONS, allowedTags: [], allowedAttributes: {}, transformTags: {} })
}
