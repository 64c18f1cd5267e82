import type { PluralForms } from './icu-arguments.ts'

/** Numbers to try a plural with: together they have every form of the delivered languages. */
export const TRIED_NUMBERS = [0, 1, 2, 5, 12, 22, 1.5] as const

/** Plural forms in the order in which they are shown. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** Counts that people meet. Forms of larger or longer numbers only (millions in Spanish) may be left to `other`. */
const COUNTED = [...Array.from({ length: 201 }, (_, number) => number), 1.5]

/** Returns the plural form of a number in that language; `other` for an unknown language. */
export function pluralForm(language: string, number: number, isOrdinal = false): string {
  return rulesOf(language, isOrdinal)?.select(number) ?? 'other'
}

/** Returns the forms that some count needs and the plural lacks, by name and as an exact number. */
export function missingForms({ forms, isOrdinal }: PluralForms, language: string): string[] {
  const rules = rulesOf(language, isOrdinal)
  if (!rules) return []
  const needed = COUNTED.filter((number) => !forms.has(`=${number}`)).map((number) => rules.select(number))
  return FORMS.filter((form) => needed.includes(form) && !forms.has(form))
}

/** Returns numbers with that form, as the language writes them: "0, 5, 12". */
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

/** Returns the plural rules of a language; a language unknown to the engine has only `other`. */
function newRules(language: string, isOrdinal: boolean): Intl.PluralRules | undefined {
  try {
    return new Intl.PluralRules(language, { type: isOrdinal ? 'ordinal' : 'cardinal' })
  } catch {
    return undefined
  }
}
