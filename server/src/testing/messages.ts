import { IntlMessageFormat } from 'intl-messageformat'

type Nodes = ReturnType<IntlMessageFormat['getAst']>
type Node = Nodes[number]
type Plural = Extract<Node, { pluralType?: unknown }>

const LITERAL = 0
const NUMBER = 2
const PLURAL = 6
const POUND = 7

/** Numbers for every plural form of all languages; 21 ends like 1, and 1.5 is not whole. */
export const TRIED_NUMBERS = [0, 1, 2, 5, 12, 21, 22, 1.5] as const

/** Returns the arguments of an ICU message; undefined where it cannot be parsed. */
export function argumentsOf(message: string, language: string): string[] | undefined {
  try {
    return [...new Set(nodesOf(message, language).flatMap((node) => (isArgument(node) ? [node.value] : [])))].sort()
  } catch {
    return undefined
  }
}

/** Returns plural categories of whole numbers in the language that the message lacks. */
export function missingPlurals(message: string, language: string): string[] {
  return nodesOf(message, language)
    .filter(isPlural)
    .flatMap((node) => wholeCategories(language).filter((category) => !(category in node.options)))
}

export function hasPlural(message: string, language: string): boolean {
  return nodesOf(message, language).some(isPlural)
}

/** Checks for a word to translate between the arguments. */
export function hasWords(message: string): boolean {
  return nodesOf(message, 'en').some((node) => node.type === LITERAL && /\p{L}/u.test(node.value))
}

/** Formats the English message and its translation, with one number for number arguments and a word for others. */
export function bothWith(number: number, message: string, text: string, language: string): { english: string; translated: string } {
  const nodes = [...nodesOf(message, 'en'), ...nodesOf(text, language)]
  const numeric = new Set(nodes.flatMap((node) => (isPlural(node) || node.type === NUMBER ? [node.value] : [])))
  const values = Object.fromEntries((argumentsOf(message, 'en') ?? []).map((name) => [name, numeric.has(name) ? number : 'word']))
  const say = (words: string, tongue: string) => String(new IntlMessageFormat(words, tongue, undefined, { ignoreTag: true }).format(values))
  return { english: say(message, 'en'), translated: say(text, language) }
}

function wholeCategories(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  return [...new Set([...Array.from({ length: 200 }, (_, number) => rules.select(number)), 'other'])]
}

/** Returns all nodes, including those within plural forms. */
function nodesOf(message: string, language: string): Node[] {
  return flat(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst())
}

function flat(nodes: Nodes): Node[] {
  return nodes.flatMap((node) => [node, ...('options' in node ? Object.values(node.options).flatMap((option) => flat(option.value)) : [])])
}

function isArgument(node: Node): node is Exclude<Node, { type: typeof LITERAL | typeof POUND }> {
  return node.type !== LITERAL && node.type !== POUND
}

function isPlural(node: Node): node is Plural {
  return node.type === PLURAL
}
