import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './state.module.css'

interface EmptyStateProps {
  /** The missing item. */
  title: string
  /** The reason, and the next step. */
  children?: ReactNode
  action?: ReactNode
  icon?: ReactNode
}

/** Says why there is nothing, and offers the next step. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden>
        {icon ?? <IconInbox size={32} stroke={1.5} />}
      </span>
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
      {action}
    </div>
  )
}
