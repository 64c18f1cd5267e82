import { type ReactNode, useId } from 'react'
import classes from './home.module.css'

/** A named part of the home. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.blockTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}
