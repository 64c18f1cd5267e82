import type { UseQueryResult } from '@tanstack/react-query'
import type { OnboardingArticle } from '@tracklane/contract/onboarding-article'
import type { FullOnboardingSection } from '@tracklane/contract/onboarding-section'
import { useEffect } from 'react'
import { KnowledgeFound } from '#features/knowledge/knowledge-found.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useOnboardingSection } from '#lib/persisted.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { NothingYet, OverviewSkeleton } from './nothing-yet.tsx'
import { nextUnread, openSectionOf } from './onboarding-reading.rules.ts'
import classes from './overview.module.css'
import { ProgressCard } from './progress-card.tsx'
import { SectionArticles } from './section-articles.tsx'
import { SectionNav } from './section-nav.tsx'

interface OverviewProps {
  sections: UseQueryResult<FullOnboardingSection[]>
  articles: UseQueryResult<OnboardingArticle[]>
  /** The section of the address. */
  asked: number | undefined
  /** The search in articles and questions. */
  search: string | undefined
  onSearch: (words: string) => void
}

/** The progress, the sections, and the articles of one section. */
export function Overview({ sections, articles, asked, search, onSearch }: OverviewProps) {
  const t = useT()
  const queries = [sections, articles]
  const error = queries.find(({ error, data }) => error && !data)?.error
  const retry = () => {
    for (const query of queries) if (!query.data) void query.refetch()
  }
  return (
    <div className={classes.overview}>
      <PageHead title={t('menu', 'Onboarding')}>
        <SearchField
          value={search ?? ''}
          onChange={onSearch}
          label={t('onboarding_reader', 'Search articles')}
          placeholder={t('onboarding_reader', 'Words of articles and questions')}
        />
      </PageHead>
      {search ? (
        <KnowledgeFound search={search} clearLabel={t('onboarding_reader', 'Show all articles')} onClear={() => onSearch('')} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={retry} isRetrying={queries.some(({ isFetching }) => isFetching)} />
      ) : sections.data && articles.data ? (
        <Whole sections={sections.data} articles={articles.data} asked={asked} />
      ) : (
        <OverviewSkeleton />
      )}
    </div>
  )
}

interface WholeProps {
  sections: readonly FullOnboardingSection[]
  articles: readonly OnboardingArticle[]
  asked: number | undefined
}

function Whole({ sections, articles, asked }: WholeProps) {
  const kept = useOnboardingSection((state) => state.section)
  const filled = sections.filter(({ id, total }) => total > 0 && articles.some(({ section_id }) => section_id === id))
  const next = nextUnread(articles)
  const open = openSectionOf({ sections: filled, asked, kept, next })
  useEffect(() => {
    if (asked !== undefined && asked === open) useOnboardingSection.setState({ section: asked })
  }, [asked, open])
  const section = filled.find(({ id }) => id === open)
  if (!section) return <NothingYet />
  return (
    <>
      <ProgressCard sections={filled} next={next} />
      <div className={classes.columns}>
        <SectionNav sections={filled} open={section.id} />
        <SectionArticles key={section.id} section={section} articles={articles} next={next?.id} />
      </div>
    </>
  )
}
