import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { configQueries } from '#features/config/config.api.ts'
import { prepareMessages, useT } from '#lib/i18n.ts'
import { part } from '#ui/part.ts'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import { useMaybeProfile } from './auth.api.ts'
import classes from './login.module.css'
import { LoginForm } from './login-form.tsx'
import { usePendingLogout } from './pending-logout.store.ts'
import { dropToken, heldToken } from './reset-token.ts'

/** Loaded only in a demo installation. */
const DemoAccounts = part(() => import('./demo-accounts.tsx').then((module) => ({ default: module.DemoAccounts })), {
  ahead: false,
  isBeside: true,
})
const LoginLater = part(async () => {
  const [module] = await Promise.all([import('./login-later.tsx'), prepareMessages()])
  return { default: module.LoginLater }
})

/** The screen for signing in. A person with a password given by somebody else chooses their own first. */
export function LoginPage() {
  const t = useT()
  const mustChange = useMaybeProfile()?.must_change_password ?? false
  const { data: config } = useQuery(configQueries.get())
  const accounts = config?.demo_accounts ?? []
  const [isForgotten, setForgotten] = useState(false)
  const [token, setToken] = useState(heldToken)
  useEffect(() => {
    const onLink = () => setToken(heldToken())
    window.addEventListener('hashchange', onLink)
    return () => window.removeEventListener('hashchange', onLink)
  }, [])
  const leave = (forgotten: boolean) => {
    dropToken()
    setToken(undefined)
    setForgotten(forgotten)
  }
  const isLogoutPending = usePendingLogout((state) => state.isPending)
  const hasNoAdmin = config?.no_administrator ?? false
  const isOther = token || isForgotten || mustChange
  const title = mustChange || token ? t('auth', 'Choose your password') : isForgotten ? t('auth', 'New password') : t('auth', 'Sign in')
  useDocumentTitle(title)

  return (
    <section className={classes.card} aria-labelledby="login-title">
      <h1 id="login-title" className={classes.title}>
        {title}
      </h1>
      {isOther ? (
        <Suspense>
          <LoginLater token={token} isForgotten={isForgotten} onLeave={leave} />
        </Suspense>
      ) : (
        <>
          <p className={classes.lead}>{t('auth', 'Use the email address and password of your account.')}</p>
          <Suspense>{(isLogoutPending || hasNoAdmin) && <LoginLater isLogoutPending={isLogoutPending} hasNoAdmin={hasNoAdmin} />}</Suspense>
          <LoginForm />
          {config?.password_mail && (
            <button type="button" className={classes.forgot} onClick={() => setForgotten(true)}>
              {t('auth', 'Forgot your password?')}
            </button>
          )}
          <Suspense>{accounts.length > 0 && <DemoAccounts accounts={accounts} />}</Suspense>
        </>
      )}
    </section>
  )
}
