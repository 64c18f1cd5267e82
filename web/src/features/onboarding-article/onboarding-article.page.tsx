import { IconFolder, IconSection } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { usePreparing } from '#features/config/config.api.ts'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { onboardingCategoryQueries } from '#features/onboarding-category/onboarding-category.api.ts'
import { onboardingSectionQueries } from '#features/onboarding-section/onboarding-section.api.ts'
import { ContentGroups } from '#kit/content-group.tsx'
import { useListSearch } from '#kit/list-search.ts'
import { TranslatedPage } from '#kit/translated-page.tsx'
import { useT } from '#lib/i18n.ts'
import { anyRow } from '#ui/filters/filter-kind.ts'
import { beingPrepared } from '#ui/preparing.ts'
import { RowMarks } from '#ui/translations-field/row-marks.tsx'
import { onboardingArticleQueries, usePlaceArticles } from './onboarding-article.api.ts'
import { ArticleEdit, NewArticle } from './onboarding-article-drawer.tsx'
import { OnboardingArticleSearch } from './onboarding-article-search.ts'
import { useArticlePlaces } from './use-article-places.ts'

/** The screen /onboarding-admin/article/: the articles for new people, by category. */
export function OnboardingArticlePage() {
  const t = useT()
  const list = useListSearch(OnboardingArticleSearch)
  const rows = useQuery(onboardingArticleQueries.list())
  const { places, query } = useArticlePlaces()
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  const place = usePlaceArticles()
  const isPreparing = usePreparing(onboardingArticleQueries.all(), onboardingCategoryQueries.all(), onboardingSectionQueries.all())
  const parents = query.data ?? []
  const none = t('onboarding_admin', 'No articles yet')
  return (
    <TranslatedPage
      title={t('onboarding_admin', 'Onboarding articles')}
      list={list}
      query={rows}
      parents={query}
      find={{ label: t('onboarding_admin', 'Search articles'), placeholder: t('onboarding_admin', 'Words of the title') }}
      filters={[
        anyRow('section_id', { label: t('onboarding_admin', 'Section'), icon: IconSection, rows: places.sections }),
        anyRow('category_id', { label: t('onboarding_admin', 'Category'), icon: IconFolder, rows: parents }),
      ]}
      languages={languages}
      addLabel={t('onboarding_admin', 'New article')}
      none={
        isPreparing
          ? beingPrepared(t)
          : { title: none, text: t('onboarding_admin', 'Make a category first: every article belongs to one.') }
      }
      isRoomy
      create={(from) => <NewArticle key={from} from={from} onClose={list.close} />}
      edit={(id) => <ArticleEdit key={id} id={id} onClose={list.close} />}
    >
      {(shown, isWhole) => (
        <ContentGroups
          parents={parents}
          within={({ section }) => section}
          rows={shown}
          parentOf={({ category_id }) => category_id}
          showsEmpty={!list.hasFilters}
          nameOf={({ title }) => title}
          onPlace={(ids) => place.mutate(ids)}
          isDisabled={!isWhole}
          onOpen={list.open}
          onAdd={list.openCopy}
          none={none}
          marks={(row) => <RowMarks row={row} languages={languages} />}
        />
      )}
    </TranslatedPage>
  )
}
