import { join } from 'node:path'
import { formatFault } from '@tracklane/contract/kit/icu-message'
import { describe, expect, test } from 'vitest'
import { CATALOGUES } from '#db/seed/reference.ts'
import { LANGUAGES } from '#db/seed/reference-data.ts'
import { ALLOWED_EQUALS } from '#testing/allowed-equals.ts'
import { argumentsOf, bothWith, hasPlural, hasWords, missingPlurals, TRIED_NUMBERS } from '#testing/messages.ts'
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

test('every English text can be formatted', () => {
  const broken = [...spoken.values()].filter(({ message }) => argumentsOf(message, 'en') === undefined)
  expect(broken).toEqual([])
})

test('there is a catalogue for each delivered language and no other', () => {
  expect(['en', ...Object.keys(CATALOGUES)]).toEqual(LANGUAGES.map((language) => language.char_code))
})

test('no Spanish text begins with a number that may be 1 and a word in the plural', () => {
  const texts = Object.values(CATALOGUES.es ?? {}).flatMap((category) => Object.entries(category))
  const wrong = texts.filter(([message, text]) => !/at most/.test(message) && /^\{\w+, number\} (no |ya )?\p{L}+[ao]s$/u.test(text))
  expect(wrong.map(([, text]) => text)).toEqual([])
})

describe.each(Object.entries(CATALOGUES))('the catalogue of %s', (language, catalogue) => {
  test('has every text of the sources', () => {
    const missing = [...spoken].filter(([, { category, message }]) => !catalogue[category]?.[message]).map(([key]) => key)
    expect(listed(missing), `${language} lacks ${missing.length} of ${spoken.size} texts`).toBe('')
  })

  test('has no text that the sources no longer use', () => {
    const idle = entries()
      .map(({ category, message }) => `${category}: ${message}`)
      .filter((key) => !spoken.has(key))
    expect(listed(idle)).toBe('')
  })

  test('uses the arguments of the English text, all of them and no others', () => {
    const wrong = entries().filter(({ message, text }) => argumentsOf(text, language)?.join() !== argumentsOf(message, 'en')?.join())
    expect(listed(wrong.map(({ text }) => text))).toBe('')
  })

  test('has only texts that can be formatted', () => {
    expect(listed(entries().flatMap(({ text }) => (formatFault(text, language) ? [text] : [])))).toBe('')
  })

  test('has every plural form that whole numbers need', () => {
    const short = entries().flatMap(({ text }) => {
      const missing = missingPlurals(text, language)
      return missing.length > 0 ? [`${missing.join(', ')}: ${text}`] : []
    })
    expect(listed(short)).toBe('')
  })

  test.each(TRIED_NUMBERS)('has the number %s wherever the English text has it', (number) => {
    const digits = (tongue: string) => new Intl.NumberFormat(tongue).format(number)
    const silent = entries()
      .filter(({ message, text }) => hasPlural(message, 'en') || hasPlural(text, language))
      .map(({ message, text }) => bothWith(number, message, text, language))
      .filter(({ english, translated }) => isSilent(english.includes(digits('en')), translated.includes(digits(language)), translated))
    expect(listed(silent.map(({ english, translated }) => `${english} → ${translated}`))).toBe('')

    /** Checks for a text without the digit: “One order” needs none. */
    function isSilent(isInEnglish: boolean, isInText: boolean, text: string): boolean {
      return text.trim() === '' || (number !== 1 && isInEnglish && !isInText)
    }
  })

  test('repeats the English text only where both languages use the same words', () => {
    const allowed = new Set(ALLOWED_EQUALS[language])
    const equals = entries().flatMap(({ message, text }) => (message === text && hasWords(message) ? [message] : []))
    expect(listed(equals.filter((message) => !allowed.has(message)))).toBe('')
    expect(listed([...allowed].filter((message) => !equals.includes(message)))).toBe('')
  })

  test('breaks no line before an ellipsis or a percent sign', () => {
    expect(listed(entries().flatMap(({ text }) => (/ […%]/.test(text) ? [text] : [])))).toBe('')
  })

  test('has distinct initials of the roles, none of them a key for the graph or the matrix', () => {
    const initials = Object.values(catalogue.flow_role ?? {})
    expect(initials.filter((initial) => ['G', 'M'].includes(initial))).toEqual([])
    expect(new Set(initials.filter((initial) => /^\p{Lu}$/u.test(initial))).size).toBe(initials.length)
  })

  function entries() {
    return Object.entries(catalogue).flatMap(([category, messages]) =>
      Object.entries(messages).map(([message, text]) => ({ category, message, text })),
    )
  }
})

/** Writes one line each: a failed test then shows the list itself. */
function listed(texts: readonly string[]): string {
  return [...new Set(texts)].sort().join('\n')
}
