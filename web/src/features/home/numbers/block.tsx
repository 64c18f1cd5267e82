import { type ReactNode, useId } from 'react'
import classes from './numbers.module.css'

interface BlockProps {
  title: string
  /** The filter it counts within, beside the title. */
  note?: string
  /** A choice within it, at the right. */
  aside?: ReactNode
  children: ReactNode
}

/** A named part of the home. */
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
