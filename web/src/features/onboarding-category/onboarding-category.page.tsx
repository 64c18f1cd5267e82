import { IconSection } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FullOnboardingCategory } from '@tracklane/contract/onboarding-category'
import { usePreparing } from '#features/config/config.api.ts'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { onboardingSectionQueries } from '#features/onboarding-section/onboarding-section.api.ts'
import { ContentGroups } from '#kit/content-group.tsx'
import { useListSearch } from '#kit/list-search.ts'
import { TranslatedPage } from '#kit/translated-page.tsx'
import { useT } from '#lib/i18n.ts'
import { anyRow } from '#ui/filters/filter-kind.ts'
import { beingPrepared } from '#ui/preparing.ts'
import { RowMarks } from '#ui/translations-field/row-marks.tsx'
import { onboardingCategoryQueries, usePlaceCategories } from './onboarding-category.api.ts'
import { CategoryEdit, NewCategory } from './onboarding-category-drawer.tsx'
import { OnboardingCategorySearch } from './onboarding-category-search.ts'

/** The screen /onboarding-admin/category/: the categories of articles, by section. */
export function OnboardingCategoryPage() {
  const t = useT()
  const list = useListSearch(OnboardingCategorySearch)
  const rows = useQuery(onboardingCategoryQueries.list())
  const sections = useQuery(onboardingSectionQueries.list())
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  const place = usePlaceCategories()
  const isPreparing = usePreparing(onboardingCategoryQueries.all(), onboardingSectionQueries.all())
  const none = t('onboarding_admin', 'No categories yet')
  return (
    <TranslatedPage
      title={t('onboarding_admin', 'Onboarding categories')}
      list={list}
      query={rows}
      parents={sections}
      find={{ label: t('record', 'Search categories'), placeholder: t('onboarding_admin', 'Name') }}
      filters={[anyRow('section_id', { label: t('onboarding_admin', 'Section'), icon: IconSection, rows: sections.data ?? [] })]}
      languages={languages}
      addLabel={t('record', 'New category')}
      none={
        isPreparing
          ? beingPrepared(t)
          : { title: none, text: t('onboarding_admin', 'Make a section first: every category belongs to one.') }
      }
      create={(from) => <NewCategory key={from} from={from} onClose={list.close} />}
      edit={(id) => <CategoryEdit key={id} id={id} onClose={list.close} />}
    >
      {(shown, isWhole) => (
        <ContentGroups
          parents={sections.data ?? []}
          rows={shown}
          parentOf={({ section_id }) => section_id}
          showsEmpty={!list.hasFilters}
          nameOf={({ name }) => name}
          onPlace={(ids) => place.mutate(ids)}
          isDisabled={!isWhole}
          onOpen={list.open}
          onAdd={list.openCopy}
          none={none}
          marks={(row) => (
            <RowMarks row={row} languages={languages}>
              <Articles row={row} />
            </RowMarks>
          )}
        />
      )}
    </TranslatedPage>
  )
}

function Articles({ row: { id, articles } }: { row: FullOnboardingCategory }) {
  const t = useT()
  return (
    <Link to="/onboarding-admin/article" search={{ category_id: [id] }}>
      {t('onboarding_admin', '{count, plural, one {# article} other {# articles}}', { count: articles })}
    </Link>
  )
}
