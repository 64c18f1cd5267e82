import { SOURCE_LANGUAGE, type TranslationIndex } from '@tracklane/contract/i18n'
import { dictionary } from '@tracklane/contract/kit/dictionary'
import type { Phrase, PhraseValue, PhraseValues } from '@tracklane/contract/kit/phrase'
import { useMemo, useSyncExternalStore } from 'react'
import { formatMessage, loadMessageFormat } from './message-format.ts'

/** Translates. The English ICU text is the key, in its category; numbers in values are written as the language does. */
export type Translate = (category: string, message: string, values?: PhraseValues) => string
/** {category: {message: text}} */
type Texts = Record<string, Record<string, string>>

let language = SOURCE_LANGUAGE
let version = 0
const textsByLanguage = new Map<string, Texts>()
const missed = new Map<string, Phrase>()
const missedListeners = new Set<(missed: Phrase) => void>()
const listeners = new Set<() => void>()

/** Returns a text in the current language. For use outside of components: inside, `useT` renders again when the language changes. */
export function translate(category: string, message: string, values?: PhraseValues): string {
  const text = textsByLanguage.get(language)?.[category]?.[message]
  if (text === undefined && language !== SOURCE_LANGUAGE) noteMissed(category, message)
  return formatMessage(text ?? message, language, resolved(values), message)
}

export function translatePhrase(phrase: Phrase): string {
  return translate(phrase.category, phrase.message, phrase.values)
}

export function currentLanguage(): string {
  return language
}

/** Shows everything in another language. Load its translations first. */
export function setLanguage(code: string): void {
  language = code
  document.documentElement.lang = code
  changed()
}

/** Adds an index of the server: {category: {message: {char_code: text}}}. */
export function addTranslations(index: TranslationIndex): void {
  let isShown = false
  for (const [category, messages] of Object.entries(index)) {
    for (const [message, texts] of Object.entries(messages)) {
      for (const [code, text] of Object.entries(texts)) if (text) textsOf(code, category)[message] = text
      isShown ||= language in texts
    }
  }
  if (isShown) changed() // otherwise no text on the screen has changed
}

/** Replaces all texts of one language. */
export function takeTranslations(code: string, index: TranslationIndex): void {
  textsByLanguage.delete(code)
  addTranslations(index)
  if (code === language) changed() // even where no text is left
}

/** Returns all known translations of a language. */
export function translationsOf(code: string): Texts {
  return textsByLanguage.get(code) ?? {}
}

/** Resets to the state of a new page: source language, no translations, nothing missed. */
export function resetTexts(): void {
  textsByLanguage.clear()
  missed.clear()
  setLanguage(SOURCE_LANGUAGE)
}

/** Loads the formatter of plurals and selects, before the first screen that needs it. */
export async function prepareMessages(): Promise<void> {
  await loadMessageFormat()
  changed()
}

/** Reports each phrase without a translation once, and at once the ones missed before. Returns a function that stops it. */
export function onMissed(listener: (missed: Phrase) => void): () => void {
  missedListeners.add(listener)
  for (const phrase of missed.values()) listener(phrase)
  return () => missedListeners.delete(listener)
}

/** Returns `t(category, message, values?)` of the current language. */
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
  return language
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

function textsOf(code: string, category: string): Record<string, string> {
  const categories = textsByLanguage.get(code) ?? dictionary()
  textsByLanguage.set(code, categories)
  const texts = categories[category] ?? dictionary()
  categories[category] = texts
  return texts
}

function noteMissed(category: string, message: string): void {
  const key = `${language}\n${category}\n${message}`
  if (missed.has(key)) return
  const phrase = { category, message }
  missed.set(key, phrase)
  for (const listener of missedListeners) listener(phrase)
}

function resolved(values: PhraseValues | undefined): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, resolveValue(value)]))
}

/** Translates phrases inside a phrase. A list of phrases is joined as the language does. */
function resolveValue(value: PhraseValue): string | number {
  if (typeof value !== 'object') return value
  if (!isList(value)) return translatePhrase(value)
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(value.map(translatePhrase))
}

function isList(value: Phrase | readonly Phrase[]): value is readonly Phrase[] {
  return Array.isArray(value)
}
