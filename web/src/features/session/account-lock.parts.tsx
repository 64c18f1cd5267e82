import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { signInQueries } from '#features/sign-in/sign-in.api.ts'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { Callout } from '#ui/callout.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { useUnlock } from './session.api.ts'

/** Says in an account's drawer that too many failures have locked it, and offers to unlock it. */
export function AccountLock({ userId, name }: { userId: number; name: string }) {
  const t = useT()
  const [lock] = useQuery(signInQueries.latest({ user_id: [userId], locked: true })).data ?? []
  const unlock = useUnlock()
  if (!lock) return null
  return (
    <Callout title={t('session', 'Locked after too many failures, until {time}.', { time: formatDate(lock.locked_until, 'onlyTime') })}>
      <Button
        size="compact-sm"
        variant="default"
        loading={unlock.isPending}
        onClick={() => unlock.mutate(userId, { onSuccess: () => toastSuccess(t('session', '{name} may sign in again', { name })) })}
      >
        {t('session', 'Unlock')}
      </Button>
    </Callout>
  )
}
