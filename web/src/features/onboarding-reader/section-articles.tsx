import { useQuery } from '@tanstack/react-query'
import type { OnboardingArticle } from '@tracklane/contract/onboarding-article'
import type { FullOnboardingSection } from '@tracklane/contract/onboarding-section'
import { LanguageMark } from '#ui/language-mark.tsx'
import { ArticleCard } from './article-card.tsx'
import { onboardingReaderQueries } from './onboarding-reader.api.ts'
import { articleGroups } from './onboarding-reading.rules.ts'
import classes from './overview.module.css'
import { useReturnToArticle } from './use-return-to-article.ts'

interface SectionArticlesProps {
  section: FullOnboardingSection
  articles: readonly OnboardingArticle[]
  /** The next article to read. */
  next: number | undefined
}

/** The articles of one section by category. */
export function SectionArticles({ section, articles, next }: SectionArticlesProps) {
  const { data: categories = [] } = useQuery(onboardingReaderQueries.categories())
  const ref = useReturnToArticle()
  const groups = articleGroups(articles, section.id)
  const hasCovers = groups.some((group) => group.articles.some(({ cover }) => cover))
  return (
    <div ref={ref} className={classes.section}>
      <header className={classes.sectionHead}>
        <h2 className={classes.sectionName}>
          <span lang={section.language}>{section.name}</span> <LanguageMark language={section.language} />
        </h2>
        {section.description && (
          <p className={classes.dim} lang={section.language}>
            {section.description}
          </p>
        )}
      </header>
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`onboarding-category-${group.id}`}>
          <h3
            id={`onboarding-category-${group.id}`}
            className={classes.category}
            lang={categories.find(({ id }) => id === group.id)?.language}
          >
            {group.name}
          </h3>
          <ul className={classes.cards}>
            {group.articles.map((article) => (
              <ArticleCard key={article.id} article={article} hasPicture={hasCovers} isNext={article.id === next} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
