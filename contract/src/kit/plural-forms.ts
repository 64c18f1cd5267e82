import type { PluralForms } from './icu-arguments.ts'

/** Numbers a plural is tried with: each form of the delivered languages is among them. */
export const TRIED_NUMBERS = [0, 1, 2, 5, 12, 22, 1.5] as const

/** In the order in which they are written. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** Counts that people meet; forms that only larger or longer numbers have (millions in Spanish) may be left to `other`. */
const COUNTED = [...Array.from({ length: 201 }, (_, number) => number), 1.5]

/** The form a number takes in that language; `other` where nobody knows the language. */
export function pluralForm(language: string, number: number, isOrdinal = false): string {
  return rulesOf(language, isOrdinal)?.select(number) ?? 'other'
}

/** The forms that some count needs and the plural has not, neither by name nor as an exact number. */
export function missingForms({ forms, isOrdinal }: PluralForms, language: string): string[] {
  const rules = rulesOf(language, isOrdinal)
  if (!rules) return []
  const needed = COUNTED.filter((number) => !forms.has(`=${number}`)).map((number) => rules.select(number))
  return FORMS.filter((form) => needed.includes(form) && !forms.has(form))
}

/** Numbers that take the form, as the language writes them: "0, 5, 12". */
export function exampleNumbers(language: string, form: string, isOrdinal = false): string {
  const taking = (numbers: readonly number[]) => numbers.filter((number) => pluralForm(language, number, isOrdinal) === form)
  const tried = taking(TRIED_NUMBERS)
  const examples = (tried.length > 0 ? tried : taking(COUNTED)).slice(0, 3)
  return examples.map((number) => number.toLocaleString(language)).join(', ')
}

const known = new Map<string, Intl.PluralRules | undefined>()

function rulesOf(language: string, isOrdinal: boolean): Intl.PluralRules | undefined {
  const key = `${language} ${isOrdinal}`
  if (!known.has(key)) known.set(key, newRules(language, isOrdinal))
  return known.get(key)
}

/** Whatever a language is called, it has forms: one that no library knows has `other`. */
function newRules(language: string, isOrdinal: boolean): Intl.PluralRules | undefined {
  try {
    return new Intl.PluralRules(language, { type: isOrdinal ? 'ordinal' : 'cardinal' })
  } catch {
    return undefined
  }
}
