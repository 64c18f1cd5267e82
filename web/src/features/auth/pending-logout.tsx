import { useEffect } from 'react'
import { useT } from '#lib/i18n.ts'
import { logError } from '#lib/log.ts'
import { removeShell } from '#lib/offline-shell.ts'
import { tellServer } from './ended-session.api.ts'
import classes from './login.module.css'
import { usePendingLogout } from './pending-logout.store.ts'

const RETRY_AFTER = 5_000

/** Says that the session is still open at the server, and ends it once the server can be reached. */
export function PendingLogout() {
  const t = useT()
  useEffect(() => {
    const tell = () =>
      tellServer()
        .then(async (isTold) => {
          if (isTold) usePendingLogout.setState({ isPending: false })
          if (isTold) await removeShell()
        })
        .catch((error: unknown) => logError('The server could not be told of a logout', error))
    const timer = setInterval(tell, RETRY_AFTER)
    window.addEventListener('online', tell)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tell)
    }
  }, [])

  return (
    <p role="status" className={classes.notice}>
      {t('auth', 'You are signed out on this device. The server hears of it as soon as there is a connection.')}
    </p>
  )
}
