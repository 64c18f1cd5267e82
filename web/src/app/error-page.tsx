import type { ErrorComponentProps } from '@tanstack/react-router'
import { Component, lazy, type ReactNode, Suspense } from 'react'
import { ApiError, isUnreachable } from '#lib/http.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { logError } from '#lib/log.ts'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import classes from './error-page.module.css'
import { PageError } from './page-error.ts'

/** Nothing where it cannot be loaded: the error page is there for exactly that. */
const ErrorReport = lazy(() => import('./error-report.tsx').then((module) => ({ default: module.ErrorReport }), none))

/** Shows the status code, what it means, the message and the way home. */
function ErrorPage({ status, message }: { status: number; message: string }) {
  const t = useT()
  const heading = status === 404 ? t('error', '404 Not Found') : t('error', 'An error occurred')
  useDocumentTitle(heading)

  return (
    <main className={classes.page}>
      <p className={classes.status}>{status}</p>
      <h1 className={classes.heading}>{heading}</h1>
      <p className={classes.message}>{message}</p>
      {/* A full load on purpose: whatever broke is gone with the page. */}
      <a className={classes.home} href="/">
        {t('error', 'Home page')}
      </a>
      <Suspense>
        <ErrorReport />
      </Suspense>
    </main>
  )
}

function none() {
  return { default: () => null }
}

export function NotFoundPage() {
  const t = useT()
  return (
    <LastResort>
      <ErrorPage status={404} message={t('error', 'This page could not be found')} />
    </LastResort>
  )
}

export function RouteErrorPage({ error }: ErrorComponentProps) {
  const t = useT()
  const isTold = error instanceof PageError || (error instanceof ApiError && error.status > 0)
  const status = isTold ? error.status : 500
  return (
    <LastResort>
      <ErrorPage status={status} message={isTold ? error.message : unknownText(t, error)} />
    </LastResort>
  )
}

function unknownText(t: Translate, error: unknown): string {
  if (isUnreachable(error)) return t('error', 'The server cannot be reached. Check the connection and try again.')
  return t('error', 'Something went wrong on this page. Try to load it again.')
}

/** When showing the error page fails too: plain words and a link, without anything that could fail once more. */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    logError('The error page failed', error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main>
        <p>An error occurred</p>
        <a href="/">Home page</a>
      </main>
    )
  }
}
