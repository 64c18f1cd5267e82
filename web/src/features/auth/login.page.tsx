import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { configQueries } from '#features/config/config.api.ts'
import { prepareMessages, useT } from '#lib/i18n.ts'
import { part } from '#ui/part.ts'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import { useMaybeProfile } from './auth.api.ts'
import classes from './login.module.css'
import { LoginForm } from './login-form.tsx'
import { useUntold } from './untold.store.ts'

const PasswordForm = part(async () => {
  const [module] = await Promise.all([import('./password-form.tsx'), prepareMessages()])
  return { default: module.PasswordForm }
})

/** Only a demo installation pays for it. */
const DemoAccounts = part(() => import('./demo-accounts.tsx').then((module) => ({ default: module.DemoAccounts })), { ahead: false })
const UntoldLogout = part(() => import('./untold-logout.tsx').then((module) => ({ default: module.UntoldLogout })))

/** Signs in; who was given a password by somebody else chooses an own one first. */
export function LoginPage() {
  const t = useT()
  const mustChange = useMaybeProfile()?.must_change_password ?? false
  const accounts = useQuery(configQueries.get()).data?.demo_accounts ?? []
  const isUntold = useUntold((state) => state.isUntold)
  const title = mustChange ? t('auth', 'Choose your password') : t('auth', 'Sign in')
  useDocumentTitle(title)

  return (
    <section className={classes.card} aria-labelledby="login-title">
      <h1 id="login-title" className={classes.title}>
        {title}
      </h1>
      {mustChange ? (
        <>
          <p className={classes.lead}>{t('auth', 'Your password was set by somebody else. Choose one that only you know.')}</p>
          <Suspense>
            <PasswordForm />
          </Suspense>
        </>
      ) : (
        <>
          <p className={classes.lead}>{t('auth', 'Use the email address and password of your account.')}</p>
          {isUntold && (
            <Suspense>
              <UntoldLogout />
            </Suspense>
          )}
          <LoginForm />
          <Suspense>{accounts.length > 0 && <DemoAccounts accounts={accounts} />}</Suspense>
        </>
      )}
    </section>
  )
}
