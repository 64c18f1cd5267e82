import { type ReactNode, useId } from 'react'
import classes from './titled-section.module.css'

interface TitledSectionProps {
  /** The id that links lead to. */
  anchor?: string
  title: string
  /** The number of items; nothing is shown without any. */
  count?: number | undefined
  /** Actions for all items, or a link to the rest, beside the title. */
  tools?: ReactNode
  children: ReactNode
}

/** A section of a drawer or dialog outside its form. */
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
