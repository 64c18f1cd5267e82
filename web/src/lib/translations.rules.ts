import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'

/** Texts per language while they are written. The server does not get blank texts. */
export type Written = Readonly<Record<string, Texts>>
export type Texts = Readonly<Record<string, string>>

export interface LanguageOption {
  readonly char_code: string
  readonly name: string
}

export interface LanguageState extends LanguageOption {
  readonly state: 'filled' | 'missing'
  readonly isChanged: boolean
  readonly hasError: boolean
}

export function isBlank(texts: Texts | undefined): boolean {
  return Object.values(texts ?? {}).every((text) => text.trim() === '')
}

/** Leaves out the languages without any text. */
export function filledOnly(written: Written): Written {
  return Object.fromEntries(Object.entries(written).filter(([, texts]) => !isBlank(texts)))
}

interface Field {
  readonly name: string
  readonly isRich?: boolean
}

/** Returns the body for the API: every field of each language that has a text. */
export function bodyTexts(written: Written, fields: readonly Field[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(filledOnly(written)).map(([code, texts]) => [
      code,
      Object.fromEntries(fields.map(({ name, isRich }) => [name, (isRich ? texts[name] : texts[name]?.trim()) ?? ''])),
    ]),
  )
}

/** Returns the languages to write in, the source first. A language that is no longer offered stays while it has a text. */
export function offeredLanguages(languages: readonly LanguageOption[], written: Written): LanguageOption[] {
  const others = Object.keys(filledOnly(written)).filter((code) => !languages.some(({ char_code }) => char_code === code))
  const all = [...languages, ...others.map((code) => ({ char_code: code, name: code }))]
  const isSource = ({ char_code }: LanguageOption) => char_code === SOURCE_LANGUAGE
  return [...all.filter(isSource), ...all.filter((one) => !isSource(one))]
}

interface Judged {
  readonly now: Written
  readonly before: Written
  readonly errors: Readonly<Record<string, unknown>>
}

/** Returns the state of each language: missing or filled, changed, with an error. */
export function statesOf(languages: readonly LanguageOption[], { now, before, errors }: Judged): LanguageState[] {
  const wrong = new Set(Object.keys(errors).filter((path) => errors[path]))
  return languages.map((language) => {
    const { char_code } = language
    return {
      ...language,
      state: isBlank(now[char_code]) ? 'missing' : 'filled',
      isChanged: comparable(now[char_code]) !== comparable(before[char_code]),
      hasError: [...wrong].some((path) => path === `translations.${char_code}` || path.startsWith(`translations.${char_code}.`)),
    }
  })
}

function comparable(texts: Texts | undefined): string {
  return isBlank(texts) ? '' : JSON.stringify(Object.entries(texts ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the language a form opens with: the reader's own, else a missing one, else the next one. */
export function firstLanguage(states: readonly LanguageState[], own: string): string {
  const codes = states.map(({ char_code }) => char_code)
  return codes.includes(own) ? own : (states.find(({ state }) => state === 'missing')?.char_code ?? codes[0] ?? SOURCE_LANGUAGE)
}
