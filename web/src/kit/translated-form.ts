import type { UseFormReturnType } from '@mantine/form'
import { isBlank, type Written } from '#lib/translations.rules.ts'
import { changedFields, conflictsOf, laidOver } from './three-way.rules.ts'

interface Translated {
  readonly translations: Written
}

type Flat = Record<string, unknown>

const PREFIX = 'translations.'

/**
 * Makes the rules of a form with texts per language. Each language is a field of its own (`translations.de`), so that two people who write
 * in different languages do not conflict, and only changes are sent.
 */
export function translatedRules<Row, Values extends Translated, Body extends Translated>({
  valuesOf,
  bodyOf,
}: {
  valuesOf: (row: Row) => Values
  bodyOf: (values: Values) => Body
}) {
  const flat = (values: Values): Flat => {
    const { translations, ...rest } = bodyOf(values)
    return { ...rest, ...Object.fromEntries(Object.entries(translations).map(([code, texts]) => [PREFIX + code, texts])) }
  }
  const comparison = (...forms: Values[]) => ({
    fields: [...new Set(forms.flatMap((values) => Object.keys(flat(values))))],
    isSame: (field: string, one: Values, other: Values) =>
      JSON.stringify(flat(one)[field] ?? null) === JSON.stringify(flat(other)[field] ?? null),
  })
  const changed = (before: Values, after: Values) => changedFields(comparison(before, after), before, after)
  return {
    valuesOf,
    changedFields: changed,
    patchOf: (before: Values, after: Values): Patch<Body> => {
      const fields = changed(before, after)
      const codes = codesOf(fields)
      const texts = Object.fromEntries(codes.map((code) => [code, flat(after)[PREFIX + code] ?? null]))
      const { translations: _, ...rest } = bodyOf(after)
      return { ...laidOver<object>({}, rest, fields), ...(codes.length > 0 && { translations: texts }) } as Patch<Body> // parts of the body
    },
    conflictsOf: (base: Values, mine: Values, theirs: Values) => conflictsOf(comparison(base, mine, theirs), { base, mine, theirs }),
    merged: (base: Values, mine: Values, theirs: Values) =>
      changed(base, mine).reduce((values, field) => withField(values, mine, field), theirs),
    withField: (values: Values, from: Values, field: string): Values => withField(values, from, field),
  }
}

/** Returns the texts of a form for `<TranslationsField>`; `before` is the form when it opened. */
export function textsOf<Values extends Translated>(form: UseFormReturnType<Values>, before: Values) {
  return {
    value: form.values.translations,
    before: before.translations,
    onChange: (translations: Written) => form.setFieldValue('translations', () => translations as never), // every such form has this path
    errors: form.errors,
  }
}

type Patch<Body extends Translated> = Partial<Omit<Body, 'translations'>> & {
  translations?: Record<string, Body['translations'][string] | null>
}

function withField<Values extends Translated>(values: Values, from: Values, field: string): Values {
  const [code] = codesOf([field])
  if (code === undefined) return laidOver(values, from, [field])
  const { [code]: _, ...others } = values.translations
  const texts = from.translations[code]
  return { ...values, translations: texts && !isBlank(texts) ? { ...others, [code]: texts } : others }
}

function codesOf(fields: readonly string[]): string[] {
  return fields.filter((field) => field.startsWith(PREFIX)).map((field) => field.slice(PREFIX.length))
}
