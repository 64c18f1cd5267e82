import { useRouter } from '@tanstack/react-router'
import type { Profile } from '@tracklane/contract/auth'
import { leave } from '#app/session.ts'
import { useLogout, useProfile } from '#features/auth/auth.api.ts'
import { forgetPreviousRoute } from '#features/auth/previous-route.store.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { removeShell } from '#lib/offline-shell.ts'
import { confirmAction } from '#ui/confirm-dialog.tsx'

/** Logout: asks first, then nothing of the person is left in the browser. */
export function useLeave() {
  const t = useT()
  const router = useRouter()
  const profile = useProfile()
  const logout = useLogout()

  return async () => {
    const moves = await outgoingMovesOf(profile)
    if (!(await confirmAction(moves ? questionAbout(t, moves.countWaiting(profile)) : {}))) return
    logout.mutate(undefined, {
      onSuccess: async () => {
        await leave(router)
        forgetPreviousRoute()
        moves?.forgetOutgoingMoves(profile)
        await removeShell()
      },
    })
  }
}

/** Only couriers have any. */
function outgoingMovesOf({ role }: Profile) {
  return role === 'courier' ? import('#features/delivery/outgoing-moves.api.ts') : undefined
}

function questionAbout(t: Translate, waiting: number) {
  if (waiting === 0) return {}
  return {
    message: t(
      'layout',
      '{count, plural, one {# move has not been sent yet and is lost} other {# moves have not been sent yet and are lost}} when you log out now.',
      { count: waiting },
    ),
    confirmLabel: t('layout', 'Logout'),
    isDanger: true,
  }
}
