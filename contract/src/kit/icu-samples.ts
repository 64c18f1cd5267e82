import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { DATE, icuArguments, isNested, NUMBER, TIME } from './icu-arguments.ts'
import { TRIED_NUMBERS } from './plural-forms.ts'

/** Returns the locale for `Intl`; English where the engine does not know the code. */
export function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

const NUMBERS = [...TRIED_NUMBERS, -3, 1_234_567.891]
const MOMENTS = [new Date(0), new Date(Date.UTC(2026, 11, 31, 23, 59, 59))]

/** Returns the first placeholder with a format that no engine can write (`::currency/XX`), in any branch of the text. */
export function unformattablePart(nodes: readonly MessageFormatElement[], language: string): string | undefined {
  for (const node of nodes) {
    if (isFormatted(node) && !samplesOf(node).every((sample) => canWrite(node, sample, language))) return node.value
    for (const option of isNested(node) ? Object.values(node.options) : []) {
      const found = unformattablePart(option.value, language)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** Checks whether every branch can be formatted, with samples of every value that its placeholders may have. */
export function canFormat(nodes: readonly MessageFormatElement[], language: string): boolean {
  const found = [...icuArguments(nodes)]
  return NUMBERS.every((number, turn) => {
    const values = found.map(([name, { kinds, options }]) => {
      const choices = [...options, 'something else']
      if (options.size > 0) return [name, choices[turn % choices.length]]
      if (kinds.has('date') || kinds.has('time')) return [name, MOMENTS[turn % MOMENTS.length]]
      return [name, kinds.size > 0 ? number : 'a word']
    })
    return said(nodes, language, Object.fromEntries(values)) !== undefined
  })
}

type Formatted = Extract<MessageFormatElement, { style?: unknown }>

function isFormatted(node: MessageFormatElement): node is Formatted {
  return node.type === NUMBER || node.type === DATE || node.type === TIME
}

function samplesOf({ type }: Formatted): readonly (number | Date)[] {
  return type === NUMBER ? NUMBERS : MOMENTS
}

function canWrite(node: Formatted, sample: number | Date, language: string): boolean {
  return said([node], language, { [node.value]: sample }) !== undefined
}

function said(nodes: readonly MessageFormatElement[], language: string, values: Record<string, unknown>): string | undefined {
  try {
    return String(new IntlMessageFormat([...nodes], localeOf(language), undefined, { ignoreTag: true }).format(values as never)) // samples of its own
  } catch {
    return undefined
  }
}
