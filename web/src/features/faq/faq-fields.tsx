import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { FaqDraft, type FullFaq } from '@tracklane/contract/faq'
import type { FullFaqCategory } from '@tracklane/contract/faq-category'
import { wordsOf } from '@tracklane/contract/kit/rich-words'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { textsOf, translatedRules } from '#kit/translated-form.ts'
import { checkedBy } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { bodyTexts, type LanguageOption, type Written } from '#lib/translations.rules.ts'
import type { ReadableField } from '#ui/conflicts.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { FormSection } from '#ui/form-section.tsx'
import { PublishedField } from '#ui/published-field.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { readablePublished, readableTexts } from '#ui/translations-field/readable-texts.ts'
import { TranslationsField } from '#ui/translations-field/translations-field.tsx'
import classes from './faq.module.css'

/** A question in the form. */
export interface FaqValues {
  category_id: number | null
  translations: Written
  published: boolean
}

/** The words that a new question begins with, and their language. */
export interface Begun {
  readonly question: string
  readonly language: string
}

/** Reads these words from the address: the language, a colon, the words. */
export function begunOf(text: string | undefined): Begun | undefined {
  const [, language, question] = /^([a-z-]{2,12}):(.+)$/s.exec(text ?? '') ?? []
  return language && question ? { language, question } : undefined
}

export function newFaq(category_id: number | undefined, begun?: Begun): FaqValues {
  const translations = begun ? { [begun.language]: { question: begun.question, answer: '' } } : {}
  return { category_id: category_id ?? null, translations, published: true }
}

const TEXTS = [{ name: 'question' }, { name: 'answer', isRich: true }]

export function bodyOf({ category_id, translations, published }: FaqValues) {
  const texts = bodyTexts(translations, TEXTS) as Record<string, { question: string; answer: string }> // of exactly these fields
  return { category_id: category_id ?? undefined, translations: texts, published }
}

export const faqRules = translatedRules({
  valuesOf: ({ category_id, translations = {}, published }: FullFaq): FaqValues => ({ category_id, translations, published }),
  bodyOf,
})

export function checkFaq(values: FaqValues) {
  return checkedBy(FaqDraft)(bodyOf(values))
}

interface Known {
  languages: readonly LanguageOption[]
  categories: readonly FullFaqCategory[]
}

export function readableFields(t: Translate, { languages, categories }: Known): ReadableField<FullFaq>[] {
  return [
    {
      id: 'category_id',
      label: t('faq', 'Category'),
      text: ({ category_id, category }) => categories.find(({ id }) => id === category_id)?.name ?? category,
    },
    ...readableTexts(t, { languages, textOf }),
    readablePublished(t),
  ]
}

function textOf({ question, answer }: { question: string; answer: string }): string {
  return `${question} — ${wordsOf(answer)}`
}

interface FaqFieldsProps {
  form: UseFormReturnType<FaqValues>
  before: FaqValues
  categories: readonly FullFaqCategory[]
}

export function FaqFields({ form, before, categories }: FaqFieldsProps) {
  const t = useT()
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  return (
    <>
      <FormSection title={t('faq', 'Place')}>
        <SelectField
          label={t('faq', 'Category')}
          required
          isFirst={before.category_id === null}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          {...fieldOf(form, 'category_id')}
        />
        <PublishedField form={form} />
      </FormSection>
      <TranslationsField
        isRoomy
        fields={[
          { name: 'question', label: t('faq', 'Question'), kind: 'text', maxLength: 300 },
          { name: 'answer', label: t('faq', 'Answer'), kind: 'rich' },
        ]}
        languages={languages}
        preview={({ texts: { question, answer = '' } }) => (
          <article className={classes.preview}>
            <h3>{question}</h3>
            <RichText html={answer} />
          </article>
        )}
        {...textsOf(form, before)}
      />
    </>
  )
}
