import { z } from 'zod'
import { phrase } from './phrase.ts'
import { wordsOf } from './rich-words.ts'
import { isInvisible, STOP } from './text.ts'

/** The path of uploaded pictures. Rich texts may show no other pictures. */
export const UPLOAD_PATH = '/api/upload/'
/** 128 random bits, and the ending of the picture's true format. */
export const UPLOAD_NAME = /^[0-9a-f]{32}\.(?:gif|jpg|png)$/

/** The elements and limits of a rich text. The sanitizers of server and browser are both made of this list. */
export const RICH_TEXT = {
  elements: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'img', 'ul', 'ol', 'li'],
    ...['blockquote', 'pre', 'code', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'span'],
  ],
  /** `class` is allowed on every element. */
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  classes: ['text-center', 'text-right'],
  /** Set on every link that leaves the product; writers cannot change it. */
  linkTarget: '_blank',
  linkRel: 'noopener noreferrer nofollow',
  /** Elements dropped with their content. Other elements not listed are dropped, but their content stays. */
  droppedWithContent: [
    ...['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext', 'template'],
    ...['svg', 'math', 'object', 'embed', 'select', 'option', 'head', 'audio', 'video', 'canvas', 'applet', 'frameset'],
  ],
  maxSpan: 50,
  /** The largest side of a picture, in pixels. */
  maxSide: 12_000,
  maxBytes: 200 * 1024,
  maxDepth: 100,
  maxNodes: 5_000,
} as const

/** Reasons why a text is refused as a whole. */
export const richTextPhrases = {
  tooLong: phrase('rich-text', 'The text is longer than {kilobytes, number} kB', { kilobytes: RICH_TEXT.maxBytes / 1024 }),
  tooDeep: phrase('rich-text', 'The text is nested too deeply'),
  tooMany: phrase('rich-text', 'The text has too many parts'),
  pictureGone: phrase('rich-text', 'A picture in this text is no longer there: remove it, or upload it again'),
}

/** An absolute address with a host, a mail address, a phone number, or a path of this installation; never `//host`, never a bare word. */
const HREF = /^(?:https?:\/\/[^/\\\s]|mailto:[^\s]|tel:[+\d(]|\/(?![/\\]))/i

/** Returns the address of a link as it may be kept; undefined where it is not allowed. Entities must be decoded before. */
export function safeHref(given: string): string | undefined {
  const plain = withoutControls(given)
  return HREF.test(plain) ? plain : undefined
}

/** Checks whether a link leads out of the product. Paths of the product open in place. */
export function leavesProduct(href: string): boolean {
  return !href.startsWith('/')
}

/**
 * Returns the address of a picture as it may be kept. Only pictures of this installation are allowed: others would report readers to
 * strangers.
 */
export function safeSrc(given: string): string | undefined {
  const plain = withoutControls(given)
  return plain.startsWith(UPLOAD_PATH) && UPLOAD_NAME.test(plain.slice(UPLOAD_PATH.length)) ? plain : undefined
}

/** Returns a whole number up to the maximum; undefined for anything else. */
export function safeCount(given: string, maximum: number): string | undefined {
  return /^[1-9]\d{0,4}$/.test(given) && Number(given) <= maximum ? given : undefined
}

/** Removes characters that browsers skip in an address. */
function withoutControls(address: string): string {
  return address.replace(/[\p{Cc}\p{Zl}\p{Zp}\ufeff]/gu, '').trim()
}

/** Returns the names of the pictures in a text. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/\/api\/upload\/([0-9a-f]{32}\.(?:gif|jpg|png))/g)].flatMap(([, name]) => name ?? [])
}

/** Checks whether a text shows nothing. An emptied editor leaves paragraphs behind. */
export function isBlankRichText(html: string): boolean {
  return !/<(?:img|hr)\b/i.test(html) && isInvisible(wordsOf(html))
}

/**
 * Marks a rich text in the schema's meta: code that walks a schema finds it by this key, and the reference of the API says by it that it is
 * HTML.
 */
const MARK = { contentMediaType: 'text/html' } as const

/**
 * A rich text: HTML of the list above. `route()` sanitizes every such field of a request before validation, and of every reply, so that
 * services see clean text only.
 */
export const RichText = z
  .string()
  .refine((html) => bytesOf(html) <= RICH_TEXT.maxBytes, { ...STOP, params: { phrase: richTextPhrases.tooLong } })
  .meta(MARK)

/** A rich text that must show something. */
export const RequiredRichText = RichText.refine((html) => !isBlankRichText(html), {
  params: { phrase: phrase('validation', 'Value missed') },
}).meta(MARK)

export function isRichText(schema: z.core.$ZodType): boolean {
  return z.globalRegistry.get(schema)?.contentMediaType === MARK.contentMediaType
}

/** The size in UTF-8. */
function bytesOf(text: string): number {
  if (text.length > RICH_TEXT.maxBytes) return text.length
  let bytes = 0
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
