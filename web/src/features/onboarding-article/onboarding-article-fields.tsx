import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { wordsOf } from '@tracklane/contract/kit/rich-words'
import { type FullOnboardingArticle, OnboardingArticleDraft } from '@tracklane/contract/onboarding-article'
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
import { readablePublished, readableTexts } from '#ui/translations-field/readable-texts.ts'
import { TranslationsField } from '#ui/translations-field/translations-field.tsx'
import { ArticlePreview } from './article-sheet.parts.tsx'
import { categoryOptions } from './onboarding-article-places.rules.ts'
import type { ArticlePlaces } from './use-article-places.ts'

interface Texts {
  title: string
  cover: string
  body: string
}

/** An article in the form. */
export interface ArticleValues {
  category_id: number | null
  translations: Written
  published: boolean
}

export function newArticle(category_id: number | undefined): ArticleValues {
  return { category_id: category_id ?? null, translations: {}, published: true }
}

const TEXTS = [{ name: 'title' }, { name: 'cover' }, { name: 'body', isRich: true }]

export function bodyOf({ category_id, translations, published }: ArticleValues) {
  const texts = bodyTexts(translations, TEXTS) as Record<string, Texts & Record<string, string>> // of exactly these fields
  return { category_id: category_id ?? undefined, translations: texts, published }
}

export const articleRules = translatedRules({
  valuesOf: ({ category_id, translations = {}, published }: FullOnboardingArticle): ArticleValues => ({
    category_id,
    translations,
    published,
  }),
  bodyOf,
})

export function checkArticle(values: ArticleValues) {
  return checkedBy(OnboardingArticleDraft)(bodyOf(values))
}

interface Known extends ArticlePlaces {
  languages: readonly LanguageOption[]
}

export function readableFields(t: Translate, { languages, categories }: Known): ReadableField<FullOnboardingArticle>[] {
  const textOf = ({ title, body }: Texts) => `${title} — ${wordsOf(body)}`
  return [
    {
      id: 'category_id',
      label: t('onboarding_admin', 'Category'),
      text: ({ category_id, category }) => categories.find(({ id }) => id === category_id)?.name ?? category,
    },
    ...readableTexts(t, { languages, textOf }),
    readablePublished(t),
  ]
}

interface ArticleFieldsProps {
  form: UseFormReturnType<ArticleValues>
  before: ArticleValues
  places: ArticlePlaces
}

export function ArticleFields({ form, before, places: { sections, categories } }: ArticleFieldsProps) {
  const t = useT()
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  return (
    <>
      <FormSection title={t('onboarding_admin', 'Place')}>
        <SelectField
          label={t('onboarding_admin', 'Category')}
          required
          isFirst={before.category_id === null}
          options={categoryOptions(sections, categories)}
          {...fieldOf(form, 'category_id')}
        />
        <PublishedField form={form} />
      </FormSection>
      <TranslationsField
        isRoomy
        fields={[
          { name: 'title', label: t('onboarding_admin', 'Title'), kind: 'text', maxLength: 200 },
          { name: 'cover', label: t('onboarding_admin', 'Cover picture'), kind: 'picture', isOptional: true },
          { name: 'body', label: t('onboarding_admin', 'Text'), kind: 'rich', height: 480 },
        ]}
        languages={languages}
        preview={({ texts: { title = '', cover, body = '' }, source }) => (
          <ArticlePreview title={title} cover={cover || source.cover || ''} body={body} />
        )}
        {...textsOf(form, before)}
      />
    </>
  )
}
