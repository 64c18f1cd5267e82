import { type ReactNode, useId } from 'react'
import classes from './numbers.module.css'

interface BlockProps {
  title: string
  /** The filter of the counts, beside the title. */
  note?: string
  /** A choice within the block, at the right. */
  aside?: ReactNode
  children: ReactNode
}

/** A titled part of the home. */
export function Block({ title, note, aside, children }: BlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={classes.blockHead}>
        <h2 id={id} className={classes.blockTitle}>
          {title}
        </h2>
        {note && <span className={classes.blockNote}>{note}</span>}
        {aside && <span className={classes.blockAside}>{aside}</span>}
      </div>
      {children}
    </section>
  )
}
