import { parseSync } from 'vite'

interface Comment {
  readonly line: number
  readonly text: string
}

interface Found {
  readonly type: 'Line' | 'Block'
  readonly value: string
  readonly start: number
  readonly end: number
}

/** A comment that begins with one of these words leaves its subject to be guessed. */
const GUESSED = /^(?:What|Whatever|Who|Whoever|Whom|Whose|Which|That|Those|Such|Of|It is|Its|Their|Why|How|Where|As|Also|The same)\b/

/** Returns a sentence for each comment that begins without its subject. */
export function guessedIn(path: string, text: string): string[] {
  const guessed = commentsIn(path, text).filter((comment) => GUESSED.test(comment.text))
  return guessed.map((comment) => `${path}:${comment.line}: a comment begins with its subject, not with “${comment.text.slice(0, 40)}”`)
}

/** The comments of a source: TypeScript, JavaScript or CSS. Lines one below the other are one comment. */
function commentsIn(path: string, text: string): Comment[] {
  const found = path.endsWith('.css') ? inStyles(text) : inCode(path, text)
  const begun = found.filter((one, at) => !continues(found[at - 1], one, text))
  return begun.map(({ value, start }) => ({ line: text.slice(0, start).split('\n').length, text: value.replace(/^[*\s]+/, '') }))
}

function inCode(path: string, text: string): Found[] {
  const { comments, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return comments
}

function inStyles(text: string): Found[] {
  return [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ 0: whole, 1: value = '', index }) => {
    return { type: 'Block', value, start: index, end: index + whole.length }
  })
}

function continues(before: Found | undefined, { type, start }: Found, text: string): boolean {
  return type === 'Line' && before?.type === 'Line' && /^\r?\n[ \t]*$/.test(text.slice(before.end, start)) && isAlone(before, text)
}

/** A comment behind code says nothing of the line below. */
function isAlone({ start }: Found, text: string): boolean {
  return /(?:^|\n)[ \t]*$/.test(text.slice(0, start))
}
