import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { type FullOnboardingCategory, OnboardingCategoryDraft } from '@tracklane/contract/onboarding-category'
import type { FullOnboardingSection } from '@tracklane/contract/onboarding-section'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { textsOf, translatedRules } from '#kit/translated-form.ts'
import { checkedBy } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { bodyTexts, type LanguageOption, type Written } from '#lib/translations.rules.ts'
import type { ReadableField } from '#ui/conflicts.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { FormSection, wide } from '#ui/form-section.tsx'
import { PublishedField } from '#ui/published-field.tsx'
import { readablePublished, readableTexts } from '#ui/translations-field/readable-texts.ts'
import { TranslationsField } from '#ui/translations-field/translations-field.tsx'

/** A category in the form. */
export interface CategoryValues {
  section_id: number | null
  translations: Written
  published: boolean
}

export function newCategory(section_id: number | undefined): CategoryValues {
  return { section_id: section_id ?? null, translations: {}, published: true }
}

export function bodyOf({ section_id, translations, published }: CategoryValues) {
  const texts = bodyTexts(translations, [{ name: 'name' }]) as Record<string, { name: string }> // of exactly these fields
  return { section_id: section_id ?? undefined, translations: texts, published }
}

export const categoryRules = translatedRules({
  valuesOf: ({ section_id, translations = {}, published }: FullOnboardingCategory): CategoryValues => ({
    section_id,
    translations,
    published,
  }),
  bodyOf,
})

export function checkCategory(values: CategoryValues) {
  return checkedBy(OnboardingCategoryDraft)(bodyOf(values))
}

interface Known {
  languages: readonly LanguageOption[]
  sections: readonly FullOnboardingSection[]
}

export function readableFields(t: Translate, { languages, sections }: Known): ReadableField<FullOnboardingCategory>[] {
  return [
    {
      id: 'section_id',
      label: t('onboarding_admin', 'Section'),
      text: ({ section_id, section }) => sections.find(({ id }) => id === section_id)?.name ?? section,
    },
    ...readableTexts(t, { languages, textOf: ({ name }: { name: string }) => name, field: t('onboarding_admin', 'Name') }),
    readablePublished(t),
  ]
}

interface CategoryFieldsProps {
  form: UseFormReturnType<CategoryValues>
  before: CategoryValues
  sections: readonly FullOnboardingSection[]
}

export function CategoryFields({ form, before, sections }: CategoryFieldsProps) {
  const t = useT()
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  return (
    <>
      <TranslationsField
        fields={[{ name: 'name', label: t('onboarding_admin', 'Name'), kind: 'text', maxLength: 80 }]}
        languages={languages}
        {...textsOf(form, before)}
      />
      <FormSection title={t('onboarding_admin', 'Place')}>
        <SelectField
          label={t('onboarding_admin', 'Section')}
          required
          className={wide}
          options={sections.map(({ id, name }) => ({ value: id, label: name }))}
          {...fieldOf(form, 'section_id')}
        />
        <PublishedField form={form} className={wide} />
      </FormSection>
    </>
  )
}
