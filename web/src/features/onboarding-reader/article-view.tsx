import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { OnboardingArticle, ReadOnboardingArticle } from '@tracklane/contract/onboarding-article'
import type { FullOnboardingSection } from '@tracklane/contract/onboarding-section'
import { useEffect, useRef } from 'react'
import { ArticleSheet } from '#features/onboarding-article/article-sheet.parts.tsx'
import { ApiError } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { useOnboardingSection } from '#lib/persisted.ts'
import { useUntilAnswered } from '#lib/use-until-answered.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ArticleFoot } from './article-foot.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleOutline } from './article-outline.tsx'
import classes from './article-view.module.css'
import { ArticleFailed, ArticleGone, TextSkeleton } from './no-article.tsx'
import { onboardingReaderQueries } from './onboarding-reader.api.ts'
import { useEndSeen } from './use-end-seen.ts'
import { useMarkRead } from './use-reads.ts'
import { leftArticle } from './use-return-to-article.ts'

interface ArticleViewProps {
  asked: { readonly id: number | undefined; readonly key: string | undefined }
  sections: readonly FullOnboardingSection[] | undefined
  articles: UseQueryResult<OnboardingArticle[]>
}

/** One article with links to its neighbours. */
export function ArticleView({ asked, sections, articles }: ArticleViewProps) {
  const t = useT()
  const listed = articles.data?.find(({ id, key }) => (asked.id === undefined ? key === asked.key : id === asked.id))
  const id = asked.id ?? listed?.id
  const query = useQuery({ ...onboardingReaderQueries.article(id ?? 0), enabled: id !== undefined })
  useUntilAnswered(id === undefined ? [] : [query])
  const article = query.data
  const row = article ?? listed
  useLastPlace(article)
  const isGone = id === undefined ? articles.data !== undefined : query.error instanceof ApiError && query.error.status === 404
  const failed = id === undefined ? articles : query
  const sectionId = row?.section_id
  return (
    <div className={classes.page}>
      <div className={classes.reading}>
        <BackLink to="/onboarding" search={{ section: sectionId }} whole={t('onboarding_reader', 'All articles')} />
        {isGone ? (
          <ArticleGone />
        ) : !article && failed.error ? (
          <ArticleFailed message={failed.error.message} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />
        ) : (
          <article aria-busy={!article}>
            <ArticleHead id={id} row={row} section={sections?.find((section) => section.id === sectionId)} />
            {article ? <ArticleText key={article.id} article={article} /> : <TextSkeleton />}
            {article && <ArticleFoot article={article} articles={articles.data ?? []} sections={sections ?? []} />}
          </article>
        )}
      </div>
      {articles.data && sectionId !== undefined && !isGone && (
        <ArticleOutline section={sections?.find((section) => section.id === sectionId)} articles={articles.data} current={id} />
      )}
    </div>
  )
}

/** Remembers the article, so that the list opens at its section and finds it again. */
function useLastPlace(article: { id: number; section_id: number } | undefined): void {
  const { id, section_id } = article ?? {}
  useEffect(() => {
    if (id === undefined || section_id === undefined) return
    leftArticle(id)
    useOnboardingSection.setState({ section: section_id })
  }, [id, section_id])
}

/** The cover and the text. Seeing its end marks the article as read. */
function ArticleText({ article: { id, body, cover, language, read } }: { article: ReadOnboardingArticle }) {
  const { mark } = useMarkRead()
  const text = useRef<HTMLDivElement>(null)
  const end = useEndSeen(text, () => !read && mark(id))
  useEffect(() => keepRoom(text.current), [])
  return (
    <ArticleSheet cover={cover} body={body} language={language} text={text}>
      <div ref={end} aria-hidden />
    </ArticleSheet>
  )
}

/** Gives a picture the room of a screenshot until its height is known. */
function keepRoom(text: HTMLElement | null): () => void {
  const known = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.dataset.known = ''
  }
  text?.addEventListener('load', known, true)
  text?.addEventListener('error', known, true)
  return () => {
    text?.removeEventListener('load', known, true)
    text?.removeEventListener('error', known, true)
  }
}
