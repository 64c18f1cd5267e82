import { Button, Skeleton } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { usePreparing } from '#features/config/config.api.ts'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { beingPrepared } from '#ui/preparing.ts'
import { onboardingReaderQueries } from './onboarding-reader.api.ts'
import classes from './overview.module.css'

export function NothingYet() {
  const t = useT()
  const isPreparing = usePreparing(onboardingReaderQueries.all())
  const none = {
    title: t('onboarding_reader', 'There is nothing to read here yet'),
    text: t('onboarding_reader', 'As soon as an administrator publishes the first article, it stands here.'),
  }
  const { title, text } = isPreparing ? beingPrepared(t) : none
  const board = (
    <Button variant="default" renderRoot={(props) => <Link to="/order/kanban" {...props} />}>
      {t('home', 'Open the board')}
    </Button>
  )
  return (
    <div className={classes.hero} data-empty>
      <EmptyState title={title} icon={<IconSchool size={40} stroke={1.25} />} action={board}>
        {text}
      </EmptyState>
    </div>
  )
}

/** A placeholder in the shape of the overview. */
export function OverviewSkeleton() {
  return (
    <div aria-busy>
      <Skeleton height={94} mb={24} />
      <div className={classes.columns}>
        <div className={classes.nav}>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} height={82} />
          ))}
        </div>
        <div className={classes.section}>
          <Skeleton height={28} width={220} mb={24} />
          <div className={classes.cards}>
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} height={260} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
