import { IntlMessageFormat } from 'intl-messageformat'

type Nodes = ReturnType<IntlMessageFormat['getAst']>
type Node = Nodes[number]
type Plural = Extract<Node, { pluralType?: unknown }>

const LITERAL = 0
const NUMBER = 2
const PLURAL = 6
const POUND = 7

/** Numbers that tell the plural forms of all languages apart; 21 ends like 1, and 1.5 is no whole number. */
export const TRIED_NUMBERS = [0, 1, 2, 5, 12, 21, 22, 1.5] as const

/** Names of the arguments of an ICU message; undefined when it cannot be read. */
export function argumentsOf(message: string, language: string): string[] | undefined {
  try {
    return [...new Set(nodesOf(message, language).flatMap((node) => (isArgument(node) ? [node.value] : [])))].sort()
  } catch {
    return undefined
  }
}

/** Plural categories that whole numbers have in the language and the message does not say. */
export function missingPlurals(message: string, language: string): string[] {
  return nodesOf(message, language)
    .filter(isPlural)
    .flatMap((node) => wholeCategories(language).filter((category) => !(category in node.options)))
}

export function hasPlural(message: string, language: string): boolean {
  return nodesOf(message, language).some(isPlural)
}

/** Whether there is a word to translate between the arguments. */
export function hasWords(message: string): boolean {
  return nodesOf(message, 'en').some((node) => node.type === LITERAL && /\p{L}/u.test(node.value))
}

/** The English message and its translation, with one number wherever either wants one, and a word elsewhere. */
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

/** All parts, those within the forms of plurals included. */
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
