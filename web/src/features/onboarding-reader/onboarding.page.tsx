import { useQuery } from '@tanstack/react-query'
import { useFilter } from '#lib/search.ts'
import { useUntilAnswered } from '#lib/use-until-answered.ts'
import { ArticleView } from './article-view.tsx'
import { onboardingReaderQueries, useFreshOnReturn } from './onboarding-reader.api.ts'
import { OnboardingReaderSearch } from './onboarding-reader-search.ts'
import { Overview } from './overview.tsx'
import { useSendAgain } from './use-reads.ts'

/** The screen /onboarding: the articles to learn, by section, or one article. */
export function OnboardingPage() {
  const [{ search, section, article, article_key: key }, patch] = useFilter(OnboardingReaderSearch)
  const sections = useQuery(onboardingReaderQueries.sections())
  const articles = useQuery(onboardingReaderQueries.articles())
  useUntilAnswered([sections, articles])
  useFreshOnReturn()
  useSendAgain()
  if (article === undefined && key === undefined)
    return (
      <Overview
        sections={sections}
        articles={articles}
        asked={section}
        search={search}
        onSearch={(words) => void patch({ search: words || undefined })}
      />
    )
  return <ArticleView asked={{ id: article, key }} sections={sections.data} articles={articles} />
}
