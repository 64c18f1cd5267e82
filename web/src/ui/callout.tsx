import type { ReactNode } from 'react'
import classes from './callout.module.css'

interface CalloutProps {
  title: ReactNode
  children?: ReactNode
  /** Something went wrong, rather than: mind this. */
  isError?: boolean
}

/** A note that a person must read before going on; it stands where it matters and stays. */
export function Callout({ title, children, isError = false }: CalloutProps) {
  return (
    <div className={classes.callout} data-error={isError || undefined} role={isError ? 'alert' : 'status'}>
      <p className={classes.title}>{title}</p>
      {children}
    </div>
  )
}
