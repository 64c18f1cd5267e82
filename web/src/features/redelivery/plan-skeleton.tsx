import { Skeleton } from '@mantine/core'
import { useT } from '#lib/i18n.ts'
import loads from './courier-loads.module.css'
import classes from './redelivery.module.css'

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** The shape of what comes. */
export function PlanSkeleton() {
  const t = useT()
  return (
    <div className={classes.plan} role="status" aria-label={t('layout', 'Loading')}>
      <div className={classes.days}>
        <Skeleton height={20} width={160} my={10} />
        {ROWS.map((row) => (
          <Skeleton key={row} height={56} mb={1} />
        ))}
      </div>
      <aside className={loads.couriers}>
        <Skeleton height={20} width={120} my={10} />
        <Skeleton height={320} radius="md" />
      </aside>
    </div>
  )
}
