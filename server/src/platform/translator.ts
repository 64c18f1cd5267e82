import type { TranslationIndex } from '@tracklane/contract/i18n'
import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { localeOf } from '@tracklane/contract/kit/icu-samples'
import type { Phrase, PhraseValue } from '@tracklane/contract/kit/phrase'
import { IntlMessageFormat } from 'intl-messageformat'

/** Translates phrases on the server; the catalogue is loaded once and replaced when it changes. */
export interface Translator {
  /** Translates a phrase. Never throws: a text that cannot be formatted is shown in English, and raw where that fails, too. */
  translate(phrase: Phrase, language: string): string
  /** Returns the best active language for an Accept-Language header; the source language for anything odd. */
  negotiate(header: string | undefined): string
  load(catalogue: { languages: readonly string[]; index: TranslationIndex }): void
}

/** Far more than the number of texts and headers; beyond it the memory starts anew. */
const MAX_REMEMBERED = 5_000

export function createTranslator(): Translator {
  let languages: readonly string[] = [SOURCE_LANGUAGE]
  let index: TranslationIndex = {}
  let formats = new Map<string, IntlMessageFormat>()
  let said = new Map<string, string>()
  let constants = new WeakMap<Phrase, Map<string, string>>()
  let negotiated = new Map<string, string>()

  function format(text: string, language: string): IntlMessageFormat {
    const key = `${language}\n${text}`
    const known = formats.get(key)
    if (known) return known
    const made = new IntlMessageFormat(text, localeOf(language), undefined, { ignoreTag: true })
    formats.set(key, made)
    return made
  }

  /** Translates texts without changing values once per language; a phrase that comes again is known without its text. */
  function translate(phrase: Phrase, language: string): string {
    const texts = constants.get(phrase)
    const known = texts?.get(language)
    if (known !== undefined) return known
    const key = keyOf(phrase)
    if (key === undefined) return formatted(phrase, language)
    const text = remembered(said, `${language}\n${key}`, () => formatted(phrase, language))
    if (texts) texts.set(language, text)
    else constants.set(phrase, new Map([[language, text]]))
    return text
  }

  function formatted(phrase: Phrase, language: string): string {
    const text = index[phrase.category]?.[phrase.message]?.[language] ?? phrase.message
    const values = Object.fromEntries(Object.entries(phrase.values ?? {}).map(([name, value]) => [name, readable(value, language)]))
    return tried(text, language, values) ?? tried(phrase.message, SOURCE_LANGUAGE, values) ?? phrase.message
  }

  /** Returns undefined where the text cannot be formatted: an answer is never lost for a text. */
  function tried(text: string, language: string, values: Record<string, string | number>): string | undefined {
    try {
      return String(format(text, language).format(values))
    } catch {
      return undefined
    }
  }

  function readable(value: PhraseValue, language: string): string | number {
    if (typeof value === 'string' || typeof value === 'number') return value
    if (isList(value)) return new Intl.ListFormat(localeOf(language)).format(value.map((one) => translate(one, language)))
    return translate(value, language)
  }

  return {
    translate,
    negotiate: (header = '') => remembered(negotiated, header.slice(0, LONGEST_HEADER), (sent) => negotiate(sent, languages)),
    load(catalogue) {
      languages = catalogue.languages
      index = catalogue.index
      formats = new Map()
      said = new Map()
      constants = new WeakMap()
      negotiated = new Map()
    },
  }
}

/** Returns undefined where a value is not one of our texts: there is no limit to their number. */
function keyOf({ category, message, values }: Phrase): string | undefined {
  let key = `${category}\n${message}`
  for (const name in values) {
    const value = values[name]
    if (typeof value !== 'object') return undefined
    key += `\n${name}`
    for (const one of isList(value) ? value : [value]) {
      const inner = keyOf(one)
      if (inner === undefined) return undefined
      key += `\n${inner}`
    }
  }
  return key
}

function remembered(memory: Map<string, string>, key: string, make: (key: string) => string): string {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make(key)
  if (memory.size >= MAX_REMEMBERED) memory.clear()
  memory.set(key, made)
  return made
}

function isList(value: PhraseValue): value is readonly Phrase[] {
  return Array.isArray(value)
}

/** The part of Accept-Language that is read. */
const LONGEST_HEADER = 200

function negotiate(header: string, languages: readonly string[]): string {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().toLowerCase().split(';q=')
      return { tag, quality: quality === '' ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    const found = languages.find((code) => code.toLowerCase() === tag) ?? languages.find((code) => code.toLowerCase() === tag.split('-')[0])
    if (found) return found
  }
  return SOURCE_LANGUAGE
}
