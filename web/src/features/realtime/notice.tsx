import { Portal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

/** A line at the foot of the screen. The region is always there, so that screen readers hear what appears in it. */
export function Notice({ place, children }: { place: 'lower' | 'upper'; children: ReactNode }) {
  return (
    <Portal>
      <div role="status" className={classes.region} data-place={place}>
        {children && <div className={classes.notice}>{children}</div>}
      </div>
    </Portal>
  )
}
