import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { type FullOnboardingSection, OnboardingSectionDraft } from '@tracklane/contract/onboarding-section'
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

interface Texts {
  name: string
  description: string
}

/** A section in the form. */
interface SectionValues {
  translations: Written
  published: boolean
}

export const newSection: SectionValues = { translations: {}, published: true }

export function bodyOf({ translations, published }: SectionValues) {
  const texts = bodyTexts(translations, [{ name: 'name' }, { name: 'description' }]) as Record<string, Texts & Record<string, string>> // these fields
  return { translations: texts, published }
}

export const sectionRules = translatedRules({
  valuesOf: ({ translations = {}, published }: FullOnboardingSection): SectionValues => ({ translations, published }),
  bodyOf,
})

export function checkSection(values: SectionValues) {
  return checkedBy(OnboardingSectionDraft)(bodyOf(values))
}

export function readableFields(t: Translate, languages: readonly LanguageOption[]): ReadableField<FullOnboardingSection>[] {
  const textOf = ({ name, description }: Texts) => [name, description].filter(Boolean).join(' — ')
  return [...readableTexts(t, { languages, textOf }), readablePublished(t)]
}

interface SectionFieldsProps {
  form: UseFormReturnType<SectionValues>
  before: SectionValues
}

export function SectionFields({ form, before }: SectionFieldsProps) {
  const t = useT()
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  return (
    <>
      <TranslationsField
        fields={[
          { name: 'name', label: t('onboarding_admin', 'Name'), kind: 'text', maxLength: 80 },
          { name: 'description', label: t('onboarding_admin', 'Description'), kind: 'area', maxLength: 300, isOptional: true },
        ]}
        languages={languages}
        {...textsOf(form, before)}
      />
      <FormSection title={t('onboarding_admin', 'Visibility')}>
        <PublishedField form={form} className={wide} />
      </FormSection>
    </>
  )
}
