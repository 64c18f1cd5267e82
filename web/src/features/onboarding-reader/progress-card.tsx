import { Button } from '@mantine/core'
import { IconArrowRight, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { OnboardingArticle } from '@tracklane/contract/onboarding-article'
import type { FullOnboardingSection } from '@tracklane/contract/onboarding-section'
import { useT } from '#lib/i18n.ts'
import { useArticleAhead } from './onboarding-reader.api.ts'
import { progressOf } from './onboarding-reading.rules.ts'
import classes from './overview.module.css'
import { ProgressBar } from './progress-bar.tsx'

interface ProgressCardProps {
  sections: readonly FullOnboardingSection[]
  /** The next article; undefined where all are read. */
  next: OnboardingArticle | undefined
}

/** The total progress, and a link to the next article. */
export function ProgressCard({ sections, next }: ProgressCardProps) {
  const t = useT()
  const { read, total, isDone } = progressOf(sections)
  return (
    <section className={classes.hero} aria-label={t('onboarding_reader', 'Your progress')}>
      <div className={classes.measure}>
        <p className={classes.figures}>
          <strong className={classes.figure}>{t('onboarding_reader', '{read} of {total}', { read, total })}</strong>{' '}
          {t('onboarding_reader', '{total, plural, one {article read} other {articles read}}', { total })}
        </p>
        <ProgressBar label={t('onboarding_reader', 'Your progress')} parts={sections} />
      </div>
      {isDone || !next ? <AllRead /> : <GoOn next={next} isStart={read === 0} />}
    </section>
  )
}

function GoOn({ next, isStart }: { next: OnboardingArticle; isStart: boolean }) {
  const t = useT()
  const ahead = useArticleAhead()
  return (
    <div className={classes.goOn}>
      <p className={classes.next}>
        <span className={classes.dim}>{isStart ? t('onboarding_reader', 'Begin with') : t('onboarding_reader', 'Next for you')}</span>
        <span className={classes.nextTitle} lang={next.language}>
          {next.title}
        </span>
      </p>
      <Button
        rightSection={<IconArrowRight size={16} aria-hidden />}
        renderRoot={(props) => <Link to="/onboarding" search={{ article: next.id }} {...props} {...ahead(next.id)} />}
      >
        {isStart ? t('onboarding_reader', 'Start reading') : t('onboarding_reader', 'Continue')}
      </Button>
    </div>
  )
}

function AllRead() {
  const t = useT()
  return (
    <div className={classes.goOn} data-done>
      <IconCircleCheckFilled size={28} className={classes.done} aria-hidden />
      <p className={classes.next}>
        <span className={classes.nextTitle}>{t('onboarding_reader', 'You have read everything')}</span>
        <span className={classes.dim}>{t('onboarding_reader', 'All of it stays here to be looked up.')}</span>
      </p>
    </div>
  )
}
