import { SOURCE_LANGUAGE, type TranslationIndex } from '@tracklane/contract/i18n'
import type { Phrase, PhraseValue, PhraseValues } from '@tracklane/contract/kit/phrase'
import i18next from 'i18next'
import Icu from 'i18next-icu'
import { useMemo, useSyncExternalStore } from 'react'

/** The English ICU text is the key, its category the namespace; numbers in values are formatted as the language does. */
export type Translate = (category: string, message: string, values?: PhraseValues) => string

const i18n = i18next.createInstance()
const missed = new Map<string, Phrase>()
const missedListeners = new Set<(missed: Phrase) => void>()
const listeners = new Set<() => void>()
let version = 0

void i18n.use(new Icu({ memoizeFallback: true, bindI18nStore: 'added' })).init({
  lng: SOURCE_LANGUAGE,
  fallbackLng: false,
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
  interpolation: { escapeValue: false },
  saveMissing: true,
  saveMissingPlurals: false,
  missingKeyHandler: (_languages, category, message) => noteMissed(category, message),
})

/** A text in the current language. Outside of components only: inside, `useT` renders again when the language changes. */
export function translate(category: string, message: string, values?: PhraseValues): string {
  // The source language seldom needs a lookup, and a text without ICU syntax no formatting.
  if (i18n.language === SOURCE_LANGUAGE && !/[{}']/.test(message) && !i18n.hasResourceBundle(SOURCE_LANGUAGE, category)) return message
  return i18n.t(message, { ns: category, ...resolved(values) })
}

export function translatePhrase(phrase: Phrase): string {
  return translate(phrase.category, phrase.message, phrase.values)
}

export function currentLanguage(): string {
  return i18n.language
}

/** Shows everything in that language from now on; its translations should be there already. */
export function setLanguage(code: string): void {
  void i18n.changeLanguage(code)
  if (typeof document !== 'undefined') document.documentElement.lang = code
  changed()
}

/** Takes an index of the server: {category: {message: {char_code: text}}}. */
export function addTranslations(index: TranslationIndex): void {
  for (const [category, messages] of Object.entries(index)) {
    for (const [code, texts] of byLanguage(messages)) i18n.addResourceBundle(code, category, texts, true, true)
  }
  changed()
}

/** {message: {char_code: text}} as [char_code, {message: text}] pairs. */
function byLanguage(messages: Record<string, Record<string, string>>): Map<string, Record<string, string>> {
  const languages = new Map<string, Record<string, string>>()
  for (const [message, texts] of Object.entries(messages)) {
    for (const [code, text] of Object.entries(texts)) {
      if (!text) continue
      const known = languages.get(code) ?? {}
      known[message] = text
      languages.set(code, known)
    }
  }
  return languages
}

/** All translations known of a language: {category: {message: text}}. */
export function translationsOf(code: string): Record<string, Record<string, string>> {
  return (i18n.getDataByLanguage(code) ?? {}) as Record<string, Record<string, string>> // filled by addTranslations alone
}

/** Hears of each phrase that has no translation, once; those missed before are told at once. Gives back how to stop. */
export function onMissed(listener: (missed: Phrase) => void): () => void {
  missedListeners.add(listener)
  for (const phrase of missed.values()) listener(phrase)
  return () => missedListeners.delete(listener)
}

/** `t(category, message, values?)` of the current language. */
export function useT(): Translate {
  const state = useSyncExternalStore(subscribe, snapshot)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for a new language, so that memos see the change
  return useMemo(() => (category, message, values) => translate(category, message, values), [state])
}

export function usePhrase(): (phrase: Phrase) => string {
  const t = useT()
  return useMemo(() => (phrase: Phrase) => t(phrase.category, phrase.message, phrase.values), [t])
}

export function useLanguage(): string {
  useSyncExternalStore(subscribe, snapshot)
  return currentLanguage()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function snapshot(): number {
  return version
}

function changed(): void {
  version += 1
  for (const listener of listeners) listener()
}

function noteMissed(category: string, message: string): void {
  const key = `${category}\n${message}`
  if (i18n.language === SOURCE_LANGUAGE || missed.has(key)) return
  const phrase = { category, message }
  missed.set(key, phrase)
  for (const listener of missedListeners) listener(phrase)
}

function resolved(values: PhraseValues | undefined): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, resolveValue(value)]))
}

/** Phrases inside a phrase are translated first; a list of them is joined as the language does. */
function resolveValue(value: PhraseValue): string | number {
  if (typeof value !== 'object') return value
  if (!isList(value)) return translatePhrase(value)
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(value.map(translatePhrase))
}

function isList(value: Phrase | readonly Phrase[]): value is readonly Phrase[] {
  return Array.isArray(value)
}
