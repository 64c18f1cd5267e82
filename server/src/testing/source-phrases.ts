import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A call of a translation function in a source file. */
interface PhraseCall {
  readonly file: string
  readonly line: number
  /** Undefined where category or message is not a literal: no catalogue could hold it. */
  readonly literal: { readonly category: string; readonly message: string } | undefined
}

/** Files that define the functions and pass on their arguments. */
const OWN_HOME = new Set(['contract/src/kit/phrase.ts', 'web/src/lib/i18n.ts'])

/**
 * Finds every `t('category', 'Message')`, `phrase('category', 'Message')` and, outside components, `translate('category', 'Message')` of
 * the three packages, without tests.
 */
export function findPhraseCalls(root: string): PhraseCall[] {
  return ['contract/src', 'server/src', 'web/src']
    .flatMap((folder) => sourceFiles(join(root, folder)))
    .flatMap((file) => callsIn(root, file))
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/(^|[\\/])testing[\\/]/.test(name))
    .map((name) => join(folder, name))
}

function callsIn(root: string, path: string): PhraseCall[] {
  const file = relative(root, path).replaceAll('\\', '/')
  if (OWN_HOME.has(file)) return []
  const source = withoutComments(readFileSync(path, 'utf8'))
  // A screen may name its translator of ready phrases `phrase`: its arguments were checked where they were made.
  const names = [/=\s*usePhrase\(\)/.test(source) ? 't' : 't|phrase', file.startsWith('web/') ? '|translate' : ''].join('')
  return [...source.matchAll(new RegExp(`(?<![\\w.$])(?:${names})\\(`, 'g'))].map((match) => {
    const end = match.index + match[0].length
    return { file, line: source.slice(0, match.index).split('\n').length, literal: literalAt(source.slice(end)) }
  })
}

const TEXT = String.raw`\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")\s*`
const TWO_TEXTS = new RegExp(`^${TEXT},${TEXT}[,)]`)

function literalAt(source: string): PhraseCall['literal'] {
  const [, category, message] = TWO_TEXTS.exec(source) ?? []
  return category && message ? { category: unquoted(category), message: unquoted(message) } : undefined
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' }

function unquoted(literal: string): string {
  return literal.slice(1, -1).replaceAll(/\\(.)/gs, (_, letter: string) => ESCAPES[letter] ?? letter)
}

/** Blanks comments, so that an example in one is not a call; lines keep their numbers. A `//` inside a text stays. */
function withoutComments(source: string): string {
  const tokens = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
  return source.replaceAll(tokens, (token) => (token.startsWith('/') ? token.replaceAll(/[^\n]/g, ' ') : token))
}
