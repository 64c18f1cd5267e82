import { Skeleton } from '@mantine/core'
import classes from './watch.module.css'

/** The height of the coming content. */
export function WatchSkeleton() {
  return (
    <div className={classes.columns} aria-hidden>
      <Skeleton className={classes.rows} />
      <Skeleton height={100} />
    </div>
  )
}
