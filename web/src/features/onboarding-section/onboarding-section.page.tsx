import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FullOnboardingSection } from '@tracklane/contract/onboarding-section'
import { usePreparing } from '#features/config/config.api.ts'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { useListSearch } from '#kit/list-search.ts'
import { TranslatedListPage } from '#kit/translated-list-page.tsx'
import { useT } from '#lib/i18n.ts'
import { beingPrepared } from '#ui/preparing.ts'
import { onboardingSectionQueries, usePlaceSections } from './onboarding-section.api.ts'
import { NewSection, SectionEdit } from './onboarding-section-drawer.tsx'
import { OnboardingSectionSearch } from './onboarding-section-search.ts'

/** The screen /onboarding-admin/section/: the sections of the articles, in order. */
export function OnboardingSectionPage() {
  const t = useT()
  const list = useListSearch(OnboardingSectionSearch)
  const rows = useQuery(onboardingSectionQueries.list())
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  const place = usePlaceSections()
  const isPreparing = usePreparing(onboardingSectionQueries.all())
  return (
    <TranslatedListPage
      title={t('onboarding_admin', 'Onboarding sections')}
      list={list}
      query={rows}
      find={{ label: t('onboarding_admin', 'Search sections'), placeholder: t('onboarding_admin', 'Name or description') }}
      languages={languages}
      addLabel={t('onboarding_admin', 'New section')}
      none={
        isPreparing
          ? beingPrepared(t)
          : {
              title: t('onboarding_admin', 'No sections yet'),
              text: t('onboarding_admin', 'Add the first one: categories and their articles stand in sections.'),
            }
      }
      create={() => <NewSection onClose={list.close} />}
      edit={(id) => <SectionEdit key={id} id={id} onClose={list.close} />}
      nameOf={({ name }) => name}
      onPlace={(ids) => place.mutate(ids)}
      detail={(row) => <Categories row={row} />}
    />
  )
}

function Categories({ row: { id, categories } }: { row: FullOnboardingSection }) {
  const t = useT()
  return (
    <Link to="/onboarding-admin/category" search={{ section_id: [id] }}>
      {t('onboarding_admin', '{count, plural, one {# category} other {# categories}}', { count: categories })}
    </Link>
  )
}
