import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import classes from './login.module.css'
import { PendingLogout } from './pending-logout.tsx'

interface LoginNoticesProps {
  isLogoutPending: boolean
  hasNoAdmin: boolean
}

/** Above the form: few ever see one. */
export function LoginNotices({ isLogoutPending, hasNoAdmin }: LoginNoticesProps) {
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
  /** It says how long to wait. */
  refusal: ApiError
  onOver: () => void
}

/** Too many attempts, or a server that is busy: counts down to the next one that is taken. */
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
