import { Button } from '@mantine/core'
import { useT } from '#lib/i18n.ts'
import { ForgotForm } from './forgot-form.tsx'
import classes from './login.module.css'
import { useLogout } from './logout.api.ts'
import { PasswordForm } from './password-form.tsx'
import { ResetForm } from './reset-form.tsx'

interface OtherWaysProps {
  /** Part of the link in a mail. */
  token: string | undefined
  /** A link is asked for. */
  isForgotten: boolean
  /** Ends it; true: another link is asked for. */
  onLeave: (isForgotten: boolean) => void
}

/** In the place of the sign-in: a new password by a link, or an own one after somebody else's. */
export function OtherWays({ token, isForgotten, onLeave }: OtherWaysProps) {
  const t = useT()
  const logout = useLogout()
  if (token) return <ResetForm token={token} onDone={() => onLeave(false)} onForgot={() => onLeave(true)} />
  return (
    <>
      <p className={classes.lead}>
        {isForgotten
          ? t('auth', 'Enter the email address of your account.')
          : t('auth', 'Your password was set by somebody else. Choose one that only you know.')}
      </p>
      {isForgotten ? (
        <ForgotForm onBack={() => onLeave(false)} />
      ) : (
        <>
          <PasswordForm />
          <Button variant="subtle" mt={8} loading={logout.isPending} onClick={() => logout.mutate()} fullWidth>
            {t('auth', 'Sign in as somebody else')}
          </Button>
        </>
      )}
    </>
  )
}
