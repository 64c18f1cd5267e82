import { useQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useContext } from 'react'
import { authQueries } from '#features/auth/auth.api.ts'
import { ApiError, isUnreachable } from '#lib/http.ts'
import { prepareMessages, type Translate, useT } from '#lib/i18n.ts'
import { logError } from '#lib/log.ts'
import { withStyles } from '#lib/lost-styles.ts'
import { PersonContext } from '#lib/person.ts'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import classes from './error-page.module.css'
import { PageError } from './page-error.ts'

/** Empty where it cannot be loaded: the error page is for exactly that case. */
const ErrorReport = lazy(() => import('./error-report.tsx').then((module) => ({ default: module.ErrorReport }), none))

/** The menu and the top bar; only the page itself where they cannot be loaded. */
const Frame = lazy<ComponentType<{ children?: ReactNode }>>(async () => {
  try {
    const [{ DefaultLayout }] = await withStyles(() => Promise.all([import('./layouts/default-layout.tsx'), prepareMessages()]))
    return { default: DefaultLayout }
  } catch (error) {
    logError('The frame of an error page could not be loaded', error)
    return { default: ({ children }) => children }
  }
})

/** Shows the status code, its meaning, the message and a link home. */
function ErrorPage({ status, message }: { status: number; message: string }) {
  const t = useT()
  const heading = status === 404 ? t('error', '404 Not Found') : t('error', 'An error occurred')
  useDocumentTitle(heading)
  // The frame of a signed-in person has a `main` element already.
  const Main = useContext(PersonContext) === undefined ? 'main' : 'div'

  return (
    <Main className={classes.page}>
      <p className={classes.status}>{status}</p>
      <h1 className={classes.heading}>{heading}</h1>
      <p className={classes.message}>{message}</p>
      {/* A full load on purpose, since the broken state goes with the page. */}
      <a className={classes.home} href="/">
        {t('error', 'Home page')}
      </a>
      <Suspense>
        <ErrorReport />
      </Suspense>
    </Main>
  )
}

function none() {
  return { default: () => null }
}

function InFrame({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Frame>{children}</Frame>
    </Suspense>
  )
}

/** The page for unknown addresses, with the menu for a signed-in person. */
export function NotFoundPage() {
  const t = useT()
  const { data: profile, isPending } = useQuery(authQueries.profile())
  if (isPending) return null
  const page = <ErrorPage status={404} message={t('error', 'This page could not be found')} />
  const hasFrame = profile && !profile.must_change_password
  return <LastResort>{hasFrame ? <InFrame>{page}</InFrame> : page}</LastResort>
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

/** Shown when the error page fails too: plain words and a link, without anything that could fail again. */
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
