/** A piece of a text in a cell: words, or a part that is not translated. */
export interface Piece {
  readonly text: string
  readonly isCode: boolean
}

const ARGUMENT = /^\{\s*([\w.-]+)\s*(?:,\s*(plural|select|selectordinal)\s*,)?/

/** Splits a text: placeholders as code, a plural or select as its argument and its forms. A text that is no message is shown as it is. */
export function piecesOf(message: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (let at = message.indexOf('{'); at >= 0; at = message.indexOf('{', from)) {
    const end = closingOf(message, at)
    if (end < 0) break
    add(pieces, message.slice(from, at))
    pieces.push(...argument(message.slice(at, end + 1)))
    from = end + 1
  }
  add(pieces, message.slice(from))
  return pieces
}

function add(pieces: Piece[], text: string): void {
  if (text !== '') pieces.push({ text, isCode: false })
}

function argument(text: string): Piece[] {
  const [, name = '', kind] = ARGUMENT.exec(text) ?? []
  if (!kind) return [{ text, isCode: true }]
  const forms = formsOf(text).map(({ content }) => content.trim())
  return [
    { text: name, isCode: true },
    { text: ` ${forms.join(' / ')}`, isCode: false },
  ]
}

export interface Form {
  readonly name: string
  readonly content: string
  /** The start of the name in the text. */
  readonly at: number
}

/** Returns the forms of a plural or select at the start of the text. */
export function formsOf(text: string): Form[] {
  const forms: Form[] = []
  const start = ARGUMENT.exec(text)?.[0].length ?? 0
  for (let at = start; at < text.length; ) {
    const open = text.indexOf('{', at)
    const close = open < 0 ? -1 : closingOf(text, open)
    if (close < 0) break
    const name = text.slice(at, open)
    forms.push({ name: name.trim(), content: text.slice(open + 1, close), at: at + (name.length - name.trimStart().length) })
    at = close + 1
  }
  return forms
}

/** Returns the closing brace of the one at `open`; -1 without one. */
export function closingOf(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return -1
}
