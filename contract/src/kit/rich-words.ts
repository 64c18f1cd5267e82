/** Elements without space around them: a word that contains one stays one word. */
export const INLINE_ELEMENTS: readonly string[] = ['a', 'b', 'code', 'em', 'i', 's', 'span', 'strong', 'u']

const TAG = /<(?:"[^"]*"|'[^']*'|[^'"<>])*>/g
const TAG_NAME = /^<\/?([a-z\d]+)/i

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Returns the readable text of a rich text: without tags, on one line. */
export function wordsOf(html: string): string {
  return html
    .replace(TAG, (tag) => (isInline(tag) ? '' : ' '))
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, decoded)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns each tag as written, with the text inside its quotes. */
export function tagsOf(html: string): string[] {
  return html.match(TAG) ?? []
}

function isInline(tag: string): boolean {
  const [, name = ''] = TAG_NAME.exec(tag) ?? []
  return INLINE_ELEMENTS.includes(name.toLowerCase())
}

function decoded(written: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? written) : written
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : written
}
