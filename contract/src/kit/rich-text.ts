import { z } from 'zod'
import { phrase } from './phrase.ts'
import { wordsOf } from './rich-words.ts'
import { isInvisible, STOP } from './text.ts'

/** Where pictures are served; a picture of a text comes from nowhere else. */
export const UPLOAD_PATH = '/api/upload/'
/** 128 random bits and the ending of what the picture really is. */
export const UPLOAD_NAME = /^[0-9a-f]{32}\.(?:gif|jpg|png)$/

/** The elements and limits of a rich text. The server's sanitizer and the browser's are both made of this one list. */
export const RICH_TEXT = {
  elements: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'img', 'ul', 'ol', 'li'],
    ...['blockquote', 'pre', 'code', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'span'],
  ],
  /** `class` may stand on every element. */
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  classes: ['text-center', 'text-right'],
  /** Put on every link that leaves the product; whoever writes cannot choose them. */
  linkTarget: '_blank',
  linkRel: 'noopener noreferrer nofollow',
  /** Dropped with all that is in them; of everything else that is not listed the content stays. */
  droppedWithContent: [
    ...['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext', 'template'],
    ...['svg', 'math', 'object', 'embed', 'select', 'option', 'head', 'audio', 'video', 'canvas', 'applet', 'frameset'],
  ],
  maxSpan: 50,
  /** Limit of a picture's side, in pixels. */
  maxSide: 12_000,
  maxBytes: 200 * 1024,
  maxDepth: 100,
  maxNodes: 5_000,
} as const

/** Why a text is refused as a whole. */
export const richTextPhrases = {
  tooLong: phrase('rich-text', 'The text is longer than {kilobytes, number} kB', { kilobytes: RICH_TEXT.maxBytes / 1024 }),
  tooDeep: phrase('rich-text', 'The text is nested too deeply'),
  tooMany: phrase('rich-text', 'The text has too many parts'),
  pictureGone: phrase('rich-text', 'A picture in this text is no longer there: remove it, or upload it again'),
}

/** An absolute address that names its host, a letter, a telephone, or a path of this installation: never `//host`, never a bare word. */
const HREF = /^(?:https?:\/\/[^/\\\s]|mailto:[^\s]|tel:[+\d(]|\/(?![/\\]))/i

/** The address of a link as it may be kept; undefined where it leads nowhere good. Entities are decoded already. */
export function safeHref(given: string): string | undefined {
  const plain = withoutControls(given)
  return HREF.test(plain) ? plain : undefined
}

/** Whether a link leads elsewhere than to a path of the product, which opens in place. */
export function leavesProduct(href: string): boolean {
  return !href.startsWith('/')
}

/** The address of a picture as it may be kept: only pictures of this installation, for others would tell who reads. */
export function safeSrc(given: string): string | undefined {
  const plain = withoutControls(given)
  return plain.startsWith(UPLOAD_PATH) && UPLOAD_NAME.test(plain.slice(UPLOAD_PATH.length)) ? plain : undefined
}

/** A whole number within bounds; undefined where it is anything else. */
export function safeCount(given: string, maximum: number): string | undefined {
  return /^[1-9]\d{0,4}$/.test(given) && Number(given) <= maximum ? given : undefined
}

/** Browsers skip these signs when they read an address: so does whoever judges it. */
function withoutControls(address: string): string {
  return address.replace(/[\p{Cc}\p{Zl}\p{Zp}\ufeff]/gu, '').trim()
}

/** The pictures that a text shows, by name. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/\/api\/upload\/([0-9a-f]{32}\.(?:gif|jpg|png))/g)].flatMap(([, name]) => name ?? [])
}

/** Nothing to be seen in it: an editor that was emptied leaves paragraphs behind. */
export function isBlankRichText(html: string): boolean {
  return !/<(?:img|hr)\b/i.test(html) && isInvisible(wordsOf(html))
}

/** By this key of its meta a walk through a schema knows a rich text; the reference of the API says by it that it is HTML. */
const MARK = { contentMediaType: 'text/html' } as const

/**
 * A rich text: HTML of the list above. `route()` sanitizes every such field of a request before its schema looks at it, and every one of
 * a reply, so that services get and hold only what is clean.
 */
export const RichText = z
  .string()
  .refine((html) => bytesOf(html) <= RICH_TEXT.maxBytes, { ...STOP, params: { phrase: richTextPhrases.tooLong } })
  .meta(MARK)

/** The same where something must be seen in it. */
export const RequiredRichText = RichText.refine((html) => !isBlankRichText(html), {
  params: { phrase: phrase('validation', 'Value missed') },
}).meta(MARK)

export function isRichText(schema: z.core.$ZodType): boolean {
  return z.globalRegistry.get(schema)?.contentMediaType === MARK.contentMediaType
}

/** In UTF-8. */
function bytesOf(text: string): number {
  if (text.length > RICH_TEXT.maxBytes) return text.length
  let bytes = 0
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
