import { type ReactNode, useId } from 'react'
import classes from './flow-panel.module.css'

interface PanelPartProps {
  title: string
  /** The number of entries, beside the title. */
  mark?: ReactNode
  tools?: ReactNode
  children: ReactNode
}

export function PanelPart({ title, mark, tools, children }: PanelPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.part}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {mark !== undefined && <span className={classes.mark}>{mark}</span>}
        {tools && <span className={classes.tools}>{tools}</span>}
      </div>
      {children}
    </section>
  )
}
