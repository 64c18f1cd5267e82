import type { TranslationIndex } from '@tracklane/contract/i18n'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { describe, expect, test } from 'vitest'
import { createTranslator } from './translator.ts'

/** Texts in a database from before they were checked, or written past the server. */
const UNSAYABLE = ['{megabytes, number, ::currency/XX}', '{megabytes', '{other} {megabytes, number}', '{megabytes, number, ::unit/parsec}']
const TOO_LARGE = phrase('upload', 'The file is larger than {megabytes, number} MB', { megabytes: 5 })

function translatorWith(text: string, code = 'de') {
  const translator = createTranslator()
  const index: TranslationIndex = { upload: { [TOO_LARGE.message]: { [code]: text } } }
  translator.load({ languages: ['en', code], index })
  return translator
}

describe.each(UNSAYABLE)('instead of the translation %s', (text) => {
  test('the English text is used', () => {
    expect(translatorWith(text).translate(TOO_LARGE, 'de')).toBe('The file is larger than 5 MB')
  })

  test('the English text is used within another text and in a list too', () => {
    const lists = phrase('upload', 'Because: {reasons}', { reasons: [TOO_LARGE, TOO_LARGE] })
    expect(translatorWith(text).translate(lists, 'de')).toBe('Because: The file is larger than 5 MB und The file is larger than 5 MB')
  })
})

test.each<[string, Phrase, string]>([
  [
    'a text that cannot be said in English either',
    phrase('upload', 'Up to {n, number, ::currency/XX}', { n: 5 }),
    'Up to {n, number, ::currency/XX}',
  ],
  ['a value that is missing', phrase('upload', 'Up to {n, number}'), 'Up to {n, number}'],
])('%s stands as it is', (_what, said, text) => {
  expect(createTranslator().translate(said, 'de')).toBe(text)
})

test('a language with an unknown code still has its texts', () => {
  expect(translatorWith('Bis {megabytes, number} MB', 'de-1x').translate(TOO_LARGE, 'de-1x')).toBe('Bis 5 MB')
})

test('a phrase that comes again has the text of its language, and the new text once texts are loaded anew', () => {
  const name = phrase('order_status', 'New')
  const translator = createTranslator()
  const load = (german: string) =>
    translator.load({ languages: ['en', 'de', 'pl'], index: { order_status: { New: { de: german, pl: 'Nowe' } } } })
  load('Neu')
  for (const _ of ['first', 'second'])
    expect(['de', 'pl', 'en'].map((code) => translator.translate(name, code))).toEqual(['Neu', 'Nowe', 'New'])
  load('Neuer Auftrag')
  expect(translator.translate(name, 'de')).toBe('Neuer Auftrag')
})
