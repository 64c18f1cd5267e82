import { useQuery } from '@tanstack/react-query'
import { type FullOnboardingArticle, OnboardingArticleDraft } from '@tracklane/contract/onboarding-article'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useRemoval } from '#kit/use-removal.ts'
import { useT } from '#lib/i18n.ts'
import { Concerned } from '#ui/concerned.tsx'
import { onboardingArticleQueries, useCreateArticle, useRemoveArticle, useUpdateArticle } from './onboarding-article.api.ts'
import { effectsOf } from './onboarding-article-effects.rules.ts'
import {
  ArticleFields,
  type ArticleValues,
  articleRules,
  bodyOf,
  checkArticle,
  newArticle,
  readableFields,
} from './onboarding-article-fields.tsx'
import { useArticlePlaces } from './use-article-places.ts'

interface NewArticleProps {
  /** The category of a new article. */
  from: number | undefined
  onClose: () => void
}

export function NewArticle({ from, onClose }: NewArticleProps) {
  const t = useT()
  const { places } = useArticlePlaces()
  const before = newArticle(from)
  const record = useDraftForm({
    initial: before,
    validate: checkArticle,
    draftOf: (values: ArticleValues) => OnboardingArticleDraft.parse(bodyOf(values)),
    create: useCreateArticle(),
    onSaved: onClose,
    addedText: ({ title }) => t('record', '{name} is added', { name: title }),
  })
  return (
    <RecordDrawer
      title={t('onboarding_admin', 'New article')}
      saveLabel={t('onboarding_admin', 'Add article')}
      record={record}
      onClose={onClose}
      isRoomy
    >
      <ArticleFields form={record.form} before={before} places={places} />
    </RecordDrawer>
  )
}

export function ArticleEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  return (
    <OpenedDrawer title={t('onboarding_admin', 'Article')} row={onboardingArticleQueries.detail(id)} onClose={onClose} isPreviewed>
      {(row) => <OpenArticle row={row} onClose={onClose} />}
    </OpenedDrawer>
  )
}

function OpenArticle({ row, onClose }: { row: FullOnboardingArticle; onClose: () => void }) {
  const t = useT()
  const { id, title } = row
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  const { places } = useArticlePlaces()
  const record = useEditForm({
    opened: row,
    rules: articleRules,
    validate: checkArticle,
    update: useUpdateArticle(),
    onSaved: onClose,
    savedText: (saved) => t('record', '{name} is saved', { name: saved.title }),
  })
  const { form } = record
  const removal = useRemoval(useRemoveArticle(), row, record.done, { nameOf: (article) => article.title })
  const fields = readableFields(t, { languages, ...places })
  return (
    <RowDrawer
      name={title}
      tools={<LogButton entity="onboarding-article" id={id} name={title} />}
      record={record}
      onClose={onClose}
      removal={removal}
      isRoomy
      fields={fields}
    >
      <Concerned effects={effectsOf(t, { before: row, now: form.values, ...places })} />
      <ArticleFields form={form} before={articleRules.valuesOf(row)} places={places} />
    </RowDrawer>
  )
}
