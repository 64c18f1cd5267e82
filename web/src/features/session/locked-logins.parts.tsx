import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SignIn } from '@tracklane/contract/sign-in'
import { signInQueries } from '#features/sign-in/sign-in.api.ts'
import { nameOf } from '#features/sign-in/sign-in-words.rules.ts'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { useUnlock } from './session.api.ts'
import classes from './session.module.css'

/** The logins locked by too many failures. A login without an account cannot be unlocked and need not be. */
export function LockedLogins() {
  const t = useT()
  const locked = useQuery(signInQueries.latest({ locked: true }, 25))
  if (locked.isError && !locked.data)
    return <ErrorState message={locked.error.message} onRetry={() => locked.refetch()} isRetrying={locked.isFetching} />
  return (
    <div className={classes.framed}>
      {locked.isPending && <p className={classes.state}>{t('layout', 'Loading')}</p>}
      {locked.data?.length === 0 && <p className={classes.state}>{t('session', 'No account is locked.')}</p>}
      {locked.data && locked.data.length > 0 && (
        <ul className={classes.list} aria-label={t('session', 'Locked accounts')}>
          {locked.data.map((row) => (
            <LockedLogin key={row.id} row={row} />
          ))}
        </ul>
      )}
    </div>
  )
}

function LockedLogin({ row }: { row: SignIn }) {
  const t = useT()
  const unlock = useUnlock()
  const { user_id: id } = row
  const name = nameOf(row)
  const until = t('session', 'until {time}', { time: formatDate(row.locked_until, 'onlyTime') })
  return (
    <li className={classes.locked}>
      <span className={classes.device}>
        <span className={classes.name}>{name}</span>
        <span className={classes.dim}>{[row.name && row.email, row.ip, until].filter(Boolean).join(' · ')}</span>
      </span>
      {id === null ? (
        <span className={classes.dim}>{t('session', 'Nobody has this login')}</span>
      ) : (
        <Button
          size="compact-md"
          variant="default"
          className={classes.end}
          loading={unlock.isPending}
          aria-label={t('session', 'Unlock {name}', { name })}
          onClick={() => unlock.mutate(id, { onSuccess: () => toastSuccess(t('session', '{name} may sign in again', { name })) })}
        >
          {t('session', 'Unlock')}
        </Button>
      )}
    </li>
  )
}
