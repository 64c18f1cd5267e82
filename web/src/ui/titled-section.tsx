import { type ReactNode, useId } from 'react'
import classes from './titled-section.module.css'

interface TitledSectionProps {
  /** Links lead to it. */
  anchor?: string
  title: string
  /** How many stand in it; none is not said. */
  count?: number | undefined
  /** Beside the title: what is done with all of it, or where the rest stands. */
  tools?: ReactNode
  children: ReactNode
}

/** A part of a drawer or dialog that is no part of its form. */
export function TitledSection({ anchor, title, count, tools, children }: TitledSectionProps) {
  const id = useId()
  return (
    <section id={anchor} tabIndex={anchor ? -1 : undefined} aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <h3 id={id} className={classes.title}>
          {title}
          {count ? <span className={classes.count}>{count}</span> : null}
        </h3>
        {tools}
      </div>
      {children}
    </section>
  )
}
