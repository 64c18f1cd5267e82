import type { ReactNode } from 'react'
import classes from './order-peek.module.css'

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      <dl className={classes.rows}>{children}</dl>
    </section>
  )
}

interface RowProps {
  label: string
  /** The pencil; visible on hover and focus, with its room always kept. */
  edit?: ReactNode
  children: ReactNode
}

/** One value in one line; a dash where it is unknown. */
export function Row({ label, edit, children }: RowProps) {
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{children || '—'}</span>
        <span className={classes.edit}>{edit}</span>
      </dd>
    </div>
  )
}
