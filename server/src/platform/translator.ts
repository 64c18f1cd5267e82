import type { TranslationIndex } from '@tracklane/contract/i18n'
import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import type { Phrase, PhraseValue } from '@tracklane/contract/kit/phrase'
import { IntlMessageFormat } from 'intl-messageformat'

/** Translates phrases on the server; the catalogue is loaded once and replaced when it changes. */
export interface Translator {
  translate(phrase: Phrase, language: string): string
  /** The best active language for an Accept-Language header; anything odd is the source language. */
  negotiate(header: string | undefined): string
  load(catalogue: { languages: readonly string[]; index: TranslationIndex }): void
}

export function createTranslator(): Translator {
  let languages: readonly string[] = [SOURCE_LANGUAGE]
  let index: TranslationIndex = {}
  let formats = new Map<string, IntlMessageFormat>()

  function format(text: string, language: string): IntlMessageFormat {
    const key = `${language}\n${text}`
    const known = formats.get(key)
    if (known) return known
    const made = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
    formats.set(key, made)
    return made
  }

  function translate(phrase: Phrase, language: string): string {
    const text = index[phrase.category]?.[phrase.message]?.[language] ?? phrase.message
    const values = Object.entries(phrase.values ?? {}).map(([name, value]) => [name, readable(value, language)])
    return String(format(text, language).format(Object.fromEntries(values)))
  }

  function readable(value: PhraseValue, language: string): string | number {
    if (typeof value === 'string' || typeof value === 'number') return value
    if (isList(value)) return new Intl.ListFormat(language).format(value.map((one) => translate(one, language)))
    return translate(value, language)
  }

  return {
    translate,
    negotiate: (header) => negotiate(header, languages),
    load(catalogue) {
      languages = catalogue.languages
      index = catalogue.index
      formats = new Map()
    },
  }
}

function isList(value: PhraseValue): value is readonly Phrase[] {
  return Array.isArray(value)
}

function negotiate(header: string | undefined, languages: readonly string[]): string {
  const wanted = (header ?? '')
    .slice(0, 200)
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
