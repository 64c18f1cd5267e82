import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** The forms that one plural of a text has: categories, and exact numbers as `=5`. */
export interface PluralForms {
  readonly isOrdinal: boolean
  readonly forms: ReadonlySet<string>
}

/** How a text uses one of its placeholders. */
export interface IcuArgument {
  /** Besides plain use, which is always free: number, date, time, select, plural, ordinal. */
  readonly kinds: Set<string>
  /** Options of its selects. */
  readonly options: Set<string>
  readonly plurals: PluralForms[]
}

/** As the parser numbers them. */
export const NUMBER = 2
export const DATE = 3
export const TIME = 4
const SELECT = 5
const PLURAL = 6
const FORMATTED: Readonly<Record<number, string>> = { [NUMBER]: 'number', [DATE]: 'date', [TIME]: 'time' }
const LITERAL = 0
const POUND = 7

/** The placeholders of a message by name, wherever in it they stand. */
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

/** Whether other parts stand in its branches. */
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
