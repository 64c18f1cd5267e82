import { describe, expect, test } from 'vitest'
import { CATALOGUES } from '#db/seed/reference.ts'
import { GLOSSARY_EXCEPTIONS, GLOSSARY_WORDS } from '#testing/glossary-stems.ts'

/** Removes the names of its arguments: they are not shown. */
function spoken(message: string): string {
  return message.replaceAll(/\{\s*\w+\s*(?=[,}])/g, '{')
}

const languages = ['de', 'es', 'pl', 'uk'] as const
const faults = languages.flatMap((language) =>
  Object.values(CATALOGUES[language] ?? {})
    .flatMap((texts) => Object.entries(texts))
    .flatMap(([message, text]) =>
      GLOSSARY_WORDS.filter(({ english, stems }) => english.test(spoken(message)) && !stems[language].test(text)).map(({ word }) => ({
        message,
        line: `${language}, ${word}: ${message} → ${text}`,
      })),
    ),
)

describe('words of the glossary', () => {
  test('are used in every translation of their texts', () => {
    const wrong = faults.filter(({ message }) => !Object.hasOwn(GLOSSARY_EXCEPTIONS, message))
    expect(wrong.map(({ line }) => line).join('\n')).toBe('')
  })

  test('have no needless exceptions', () => {
    const needed = new Set(faults.map(({ message }) => message))
    expect(Object.keys(GLOSSARY_EXCEPTIONS).filter((message) => !needed.has(message))).toEqual([])
  })
})
