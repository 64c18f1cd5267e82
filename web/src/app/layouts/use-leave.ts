import { useRouter } from '@tanstack/react-router'
import { leave } from '#app/session.ts'
import { useLogout, useProfile } from '#features/auth/auth.api.ts'
import { forgetPreviousRoute } from '#features/auth/previous-route.ts'
import { countWaiting, forgetOutgoingMoves } from '#features/home/courier/outgoing-moves.api.ts'
import { useT } from '#lib/i18n.ts'
import { removeShell } from '#lib/offline-shell.ts'
import { confirmAction } from '#ui/confirm-dialog.tsx'

/** Logout: asks first, then nothing of the person is left in the browser. */
export function useLeave() {
  const t = useT()
  const router = useRouter()
  const profile = useProfile()
  const logout = useLogout()

  const ask = () => {
    const waiting = countWaiting(profile)
    if (waiting === 0) return confirmAction()
    return confirmAction({
      message: t(
        'layout',
        '{count, plural, one {# move has not been sent yet and is lost} other {# moves have not been sent yet and are lost}} when you log out now.',
        { count: waiting },
      ),
      confirmLabel: t('layout', 'Logout'),
      isDanger: true,
    })
  }

  return async () => {
    if (!(await ask())) return
    logout.mutate(undefined, {
      onSuccess: async () => {
        await leave(router)
        forgetPreviousRoute()
        forgetOutgoingMoves(profile)
        await removeShell()
      },
    })
  }
}
