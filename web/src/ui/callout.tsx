import type { ReactNode } from 'react'
import classes from './callout.module.css'

interface CalloutProps {
  title: ReactNode
  children?: ReactNode
  /** True for an error, false for a hint. */
  isError?: boolean
}

/** A note that a person must read before going on. It stays at its place. */
export function Callout({ title, children, isError = false }: CalloutProps) {
  return (
    <div className={classes.callout} data-error={isError || undefined} role={isError ? 'alert' : 'status'}>
      <p className={classes.title}>{title}</p>
      {children}
    </div>
  )
}
