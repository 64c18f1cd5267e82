import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { ForgotForm } from './forgot-form.tsx'
import classes from './login.module.css'
import { useLogout } from './logout.api.ts'
import { PasswordForm } from './password-form.tsx'
import { PendingLogout } from './pending-logout.tsx'
import { ResetForm } from './reset-form.tsx'

/** Parts in the place of the sign-in or above it, loaded late, since few people see them. */
export function LoginLater(props: OtherWaysProps | LoginNoticesProps) {
  return 'onLeave' in props ? <OtherWays {...props} /> : <LoginNotices {...props} />
}

interface OtherWaysProps {
  /** The token from the link in a mail. */
  token: string | undefined
  /** True where a person asks for a link. */
  isForgotten: boolean
  /** Ends it; true asks for another link. */
  onLeave: (isForgotten: boolean) => void
}

/** Replaces the sign-in: a new password by a link, or a first own one. */
function OtherWays({ token, isForgotten, onLeave }: OtherWaysProps) {
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

interface LoginNoticesProps {
  isLogoutPending: boolean
  hasNoAdmin: boolean
}

/** Notices above the form. */
function LoginNotices({ isLogoutPending, hasNoAdmin }: LoginNoticesProps) {
  const t = useT()
  return (
    <>
      {isLogoutPending && <PendingLogout />}
      {hasNoAdmin && (
        <p role="status" className={classes.notice}>
          {t('auth', 'There is no administrator yet. Create one on the server with {command}.', { command: 'npm run admin:create' })}
        </p>
      )}
    </>
  )
}

interface WaitNoticeProps {
  /** The refusal with the time to wait. */
  refusal: ApiError
  onOver: () => void
}

/** Says that there were too many attempts, or that the server is busy, and counts down to the next attempt. */
export function WaitNotice({ refusal, onOver }: WaitNoticeProps) {
  const t = useT()
  const [left, setLeft] = useState(refusal.retryAfter ?? 0)
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    const end = Date.now() + (refusal.retryAfter ?? 0) * 1000
    const timer = setInterval(() => {
      const now = Math.ceil((end - Date.now()) / 1000)
      setLeft(now)
      if (now <= 0) over.current()
    }, 250)
    return () => clearInterval(timer)
  }, [refusal])
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <div className={classes.wait}>
      <p role="alert">{refusal.status === 429 ? t('auth', 'Too many attempts') : refusal.message}</p>
      <p role="timer">{t('auth', 'You can try again in {time}', { time })}</p>
    </div>
  )
}
