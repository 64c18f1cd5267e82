import type { RejectedGroup } from '@tracklane/contract/rejected-order'
import type { CSSProperties } from 'react'
import classes from './group-table.module.css'
import { type Filter, Lead } from './rejected-links.tsx'

/** A group as a bar; it leads to its rejected orders. */
export function GroupBar({ group, share, filter }: { group: RejectedGroup; share: number; filter: Filter }) {
  const style = { '--share': `${share * 100}%` } as CSSProperties // custom properties are not in the type
  if (group.rejected === 0) return <span className={classes.bar} style={style} />
  return (
    <Lead counted="rejected" filter={filter} className={classes.barLink} isSecond>
      <span className={classes.bar} style={style} />
    </Lead>
  )
}
