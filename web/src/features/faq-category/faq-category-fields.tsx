import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { FaqCategoryDraft, type FullFaqCategory } from '@tracklane/contract/faq-category'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { textsOf, translatedRules } from '#kit/translated-form.ts'
import { checkedBy } from '#lib/form-errors.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { bodyTexts, type LanguageOption, type Written } from '#lib/translations.rules.ts'
import type { ReadableField } from '#ui/conflicts.tsx'
import { FormSection, wide } from '#ui/form-section.tsx'
import { PublishedField } from '#ui/published-field.tsx'
import { readablePublished, readableTexts } from '#ui/translations-field/readable-texts.ts'
import { TranslationsField } from '#ui/translations-field/translations-field.tsx'

/** A category in the form. */
export interface FaqCategoryValues {
  translations: Written
  published: boolean
}

export const newFaqCategory: FaqCategoryValues = { translations: {}, published: true }

export function bodyOf({ translations, published }: FaqCategoryValues) {
  return { translations: bodyTexts(translations, [{ name: 'name' }]) as Record<string, { name: string }>, published } // these fields
}

export const faqCategoryRules = translatedRules({
  valuesOf: ({ translations = {}, published }: FullFaqCategory): FaqCategoryValues => ({ translations, published }),
  bodyOf,
})

export function checkFaqCategory(values: FaqCategoryValues) {
  return checkedBy(FaqCategoryDraft)(bodyOf(values))
}

export function readableFields(t: Translate, languages: readonly LanguageOption[]): ReadableField<FullFaqCategory>[] {
  return [...readableTexts(t, { languages, textOf: ({ name }: { name: string }) => name, field: t('faq', 'Name') }), readablePublished(t)]
}

interface FaqCategoryFieldsProps {
  form: UseFormReturnType<FaqCategoryValues>
  before: FaqCategoryValues
}

export function FaqCategoryFields({ form, before }: FaqCategoryFieldsProps) {
  const t = useT()
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  return (
    <>
      <TranslationsField
        fields={[{ name: 'name', label: t('faq', 'Name'), kind: 'text', maxLength: 80 }]}
        languages={languages}
        {...textsOf(form, before)}
      />
      <FormSection title={t('faq', 'Visibility')}>
        <PublishedField form={form} className={wide} />
      </FormSection>
    </>
  )
}
