import { IconCircleCheckFilled } from '@tabler/icons-react'
import type { OnboardingArticle } from '@tracklane/contract/onboarding-article'
import type { FullOnboardingSection } from '@tracklane/contract/onboarding-section'
import { useT } from '#lib/i18n.ts'
import { TurnLink, Turns } from '#ui/turn-link.tsx'
import classes from './article-view.module.css'
import { useArticleAhead } from './onboarding-reader.api.ts'
import { progressOf } from './onboarding-reading.rules.ts'
import { useMarkRead } from './use-reads.ts'

interface ArticleTurnsProps {
  article: OnboardingArticle
  before: OnboardingArticle | undefined
  after: OnboardingArticle | undefined
  /** The next unread article, after the last one. */
  unread: OnboardingArticle | undefined
  sections: readonly FullOnboardingSection[]
}

/**
 * Links as in a book: going forward marks the article as read. They replace the history entry, so that Back still leads to where the person
 * came from.
 */
export function ArticleTurns({ article, before, after, unread, sections }: ArticleTurnsProps) {
  const t = useT()
  const ahead = useArticleAhead()
  const { mark } = useMarkRead()
  const next = after ?? unread
  const section = sections.find(({ id }) => id === next?.section_id)
  const turn = !after
    ? t('onboarding_reader', 'Still to be read')
    : section && after.section_id !== article.section_id
      ? t('onboarding_reader', 'Next section: {name}', { name: section.name })
      : t('onboarding_reader', 'Next article')
  return (
    <Turns label={t('onboarding_reader', 'Previous and next article')}>
      {before && (
        <TurnLink
          to="/onboarding"
          search={{ article: before.id }}
          replace
          turn={t('onboarding_reader', 'Previous article')}
          words={before.language}
          {...ahead(before.id)}
        >
          {before.title}
        </TurnLink>
      )}
      {next && (
        <TurnLink
          to="/onboarding"
          search={{ article: next.id }}
          replace
          isAfter
          turn={turn}
          words={next.language}
          {...ahead(next.id)}
          onClick={() => !article.read && mark(article.id)}
        >
          {next.title}
        </TurnLink>
      )}
      {!next && progressOf(sections).isDone && <End />}
    </Turns>
  )
}

function End() {
  const t = useT()
  return (
    <p className={classes.end}>
      <IconCircleCheckFilled size={20} aria-hidden />
      {t('onboarding_reader', 'You have read everything')}
    </p>
  )
}
