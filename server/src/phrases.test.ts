import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { CATALOGUES } from '#db/seed/reference.ts'
import { findPhraseCalls } from '#testing/source-phrases.ts'

const root = join(import.meta.dirname, '..', '..')
const calls = findPhraseCalls(root)
const spoken = new Map<string, { category: string; message: string }>(
  calls.flatMap(({ literal }) => (literal ? [[`${literal.category}: ${literal.message}`, literal] as const] : [])),
)

test('every text is given to the translation function as a literal', () => {
  const opaque = calls.filter(({ literal }) => !literal).map(({ file, line }) => `${file}:${line}`)
  expect(opaque).toEqual([])
  expect(spoken.size).toBeGreaterThan(100)
})

test('every English text is a message that can be formatted', () => {
  const broken = [...spoken.values()].filter(({ message }) => argumentsOf(message, 'en') === undefined)
  expect(broken).toEqual([])
})

describe.each(Object.entries(CATALOGUES))('the catalogue of %s', (language, catalogue) => {
  test('has every text of the sources', () => {
    const missing = [...spoken].filter(([, { category, message }]) => !catalogue[category]?.[message]).map(([key]) => key)
    expect(missing).toEqual([])
  })

  test('has no text that nothing says any more', () => {
    expect(
      entries()
        .map(({ category, message }) => `${category}: ${message}`)
        .filter((key) => !spoken.has(key)),
    ).toEqual([])
  })

  test('uses the arguments of the English text, all of them and no others', () => {
    const wrong = entries()
      .filter(({ message, text }) => argumentsOf(text, language)?.join() !== argumentsOf(message, 'en')?.join())
      .map(({ text }) => text)
    expect(wrong).toEqual([])
  })

  function entries() {
    return Object.entries(catalogue).flatMap(([category, messages]) =>
      Object.entries(messages).map(([message, text]) => ({ category, message, text })),
    )
  }
})

type Nodes = ReturnType<IntlMessageFormat['getAst']>

/** Names of the arguments of an ICU message; undefined when it cannot be read. */
function argumentsOf(message: string, language: string): string[] | undefined {
  try {
    const names = new Set<string>()
    collect(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst(), names)
    return [...names].sort()
  } catch {
    return undefined
  }
}

const LITERAL = 0
const POUND = 7

function collect(nodes: Nodes, names: Set<string>): void {
  for (const node of nodes) {
    if (node.type === LITERAL || node.type === POUND || !('value' in node)) continue
    names.add(node.value)
    if ('options' in node) for (const option of Object.values(node.options)) collect(option.value, names)
  }
}
