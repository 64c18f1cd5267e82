import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** The forms that one plural of a text has: categories, and exact numbers as `=5`. */
export interface PluralForms {
  readonly isOrdinal: boolean
  readonly forms: ReadonlySet<string>
}

/** The ways in which a text uses one of its placeholders. */
export interface IcuArgument {
  /** Formats beside plain use, which is always allowed: number, date, time, select, plural, ordinal. */
  readonly kinds: Set<string>
  /** The options of its selects. */
  readonly options: Set<string>
  readonly plurals: PluralForms[]
}

/** Type numbers of the parser. */
export const NUMBER = 2
export const DATE = 3
export const TIME = 4
const SELECT = 5
const PLURAL = 6
const FORMATTED: Readonly<Record<number, string>> = { [NUMBER]: 'number', [DATE]: 'date', [TIME]: 'time' }
const LITERAL = 0
const POUND = 7

/** Returns the placeholders of a message by name, at any depth. */
export function icuArguments(nodes: readonly MessageFormatElement[]): ReadonlyMap<string, IcuArgument> {
  const found = new Map<string, IcuArgument>()
  collect(nodes, found)
  return found
}

function collect(nodes: readonly MessageFormatElement[], found: Map<string, IcuArgument>): void {
  for (const node of nodes) {
    if (node.type === LITERAL || node.type === POUND || !('value' in node)) continue
    const argument = found.get(node.value) ?? { kinds: new Set(), options: new Set(), plurals: [] }
    found.set(node.value, argument)
    note(node, argument)
    if (isNested(node)) for (const option of Object.values(node.options)) collect(option.value, found)
  }
}

/** Checks whether the node has branches with other parts in them. */
export function isNested(node: MessageFormatElement): node is Extract<MessageFormatElement, { options: unknown }> {
  return 'options' in node
}

function note(node: MessageFormatElement, { kinds, options, plurals }: IcuArgument): void {
  const formatted = FORMATTED[node.type]
  if (formatted) kinds.add(formatted)
  if (node.type === SELECT) {
    kinds.add('select')
    for (const option of Object.keys(node.options)) options.add(option)
  }
  if (node.type === PLURAL) {
    const isOrdinal = node.pluralType === 'ordinal'
    kinds.add(isOrdinal ? 'ordinal' : 'plural')
    plurals.push({ isOrdinal, forms: new Set(Object.keys(node.options)) })
  }
}
