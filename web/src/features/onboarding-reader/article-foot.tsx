import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { OnboardingArticle, ReadOnboardingArticle } from '@tracklane/contract/onboarding-article'
import type { FullOnboardingSection } from '@tracklane/contract/onboarding-section'
import { useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.ts'
import { ArticleTurns } from './article-turns.tsx'
import classes from './article-view.module.css'
import { onboardingReaderQueries } from './onboarding-reader.api.ts'
import { nextUnread, turnsOf } from './onboarding-reading.rules.ts'
import { useMarkRead, useReadState } from './use-reads.ts'

interface ArticleFootProps {
  article: ReadOnboardingArticle
  articles: readonly OnboardingArticle[]
  sections: readonly FullOnboardingSection[]
}

/** Shows whether it is read, and the links to other articles. */
export function ArticleFoot({ article, articles, sections }: ArticleFootProps) {
  const { before, after } = turnsOf(articles, article.id)
  const next = after ?? nextUnread(articles, article.id)
  useAhead(next?.id)
  return (
    <>
      <MarkLine article={article} />
      <ArticleTurns article={article} before={before} after={after} unread={after ? undefined : next} sections={sections} />
    </>
  )
}

/** Loads the next article ahead. */
function useAhead(id: number | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (id !== undefined) void client.prefetchQuery(onboardingReaderQueries.article(id))
  }, [client, id])
}

function MarkLine({ article }: { article: ReadOnboardingArticle }) {
  const t = useT()
  const state = useReadState(article)
  const { mark, canMark } = useMarkRead()
  const line = useRef<HTMLParagraphElement>(null)
  const markNow = () => {
    line.current?.focus() // the pressed button goes away
    mark(article.id)
  }
  const words = {
    read: t('onboarding_reader', 'You have read this article.'),
    sending: t('onboarding_reader', 'Saving…'),
    unsent: t('onboarding_reader', 'Not saved yet. It is sent again as soon as the server answers.'),
    unread: canMark
      ? t('onboarding_reader', 'Counts as read when you come to its end.')
      : t('onboarding_reader', 'Everybody marks for themselves what they have read.'),
  }
  return (
    <div className={classes.markLine} data-state={state}>
      <p ref={line} role="status" tabIndex={-1}>
        {words[state]}
      </p>
      {canMark && state === 'unread' && (
        <Button variant="default" leftSection={<IconCheck size={16} aria-hidden />} onClick={markNow}>
          {t('onboarding_reader', 'Mark as read')}
        </Button>
      )}
    </div>
  )
}
