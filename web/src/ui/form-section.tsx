import { type ReactNode, useId } from 'react'
import classes from './form-section.module.css'

/** Fields that belong together, in two columns where there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <div className={classes.fields}>{children}</div>
    </section>
  )
}

/** The class of a field over both columns. */
export const wide = classes.wide
