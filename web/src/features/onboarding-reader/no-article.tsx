import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Sheet } from '#features/onboarding-article/article-sheet.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import classes from './article-view.module.css'

/** The text for an article that is deleted, hidden or was never there: the server does not tell which. */
export function ArticleGone() {
  const t = useT()
  const all = (
    <Button variant="default" renderRoot={(props) => <Link to="/onboarding" {...props} />}>
      {t('onboarding_reader', 'Show all articles')}
    </Button>
  )
  return (
    <>
      <PageHead title={t('onboarding_reader', 'Article')} />
      <Sheet>
        <EmptyState title={t('onboarding_reader', 'This article is not here any more')} action={all}>
          {t('onboarding_reader', 'It has been deleted or is not published right now.')}
        </EmptyState>
      </Sheet>
    </>
  )
}

export function ArticleFailed(props: { message: string; onRetry: () => void; isRetrying: boolean }) {
  const t = useT()
  return (
    <>
      <PageHead title={t('onboarding_reader', 'Article')} />
      <Sheet>
        <ErrorState {...props} />
      </Sheet>
    </>
  )
}

/** A placeholder: a few lines and a picture. */
export function TextSkeleton() {
  return (
    <Sheet>
      <Skeleton height={14} mb={10} />
      <Skeleton height={14} mb={10} />
      <Skeleton height={14} width="60%" mb={20} />
      <Skeleton className={classes.pictureRoom} />
    </Sheet>
  )
}
