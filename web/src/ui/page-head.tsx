import type { ReactNode } from 'react'
import classes from './page-head.module.css'
import { useDocumentTitle } from './use-document-title.ts'

interface PageHeadProps {
  title: string
  /** The state of the data, beside the title. */
  mark?: ReactNode
  /** Search and filters, between title and actions. */
  children?: ReactNode
  /** Buttons on the right. */
  actions?: ReactNode
}

/** The head of a screen: title, search and filters, actions. It sets the title of the document too. */
export function PageHead({ title, mark, children, actions }: PageHeadProps) {
  useDocumentTitle(title)
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>{title}</h1>
      {mark}
      {children && <div className={classes.middle}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
