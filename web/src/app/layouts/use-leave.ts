import { useRouter } from '@tanstack/react-router'
import type { Profile } from '@tracklane/contract/auth'
import { useEffect } from 'react'
import { leave } from '#app/session.ts'
import { useProfile } from '#features/auth/auth.api.ts'
import { usePendingLogout } from '#features/auth/pending-logout.store.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { loadAhead } from '#lib/load-ahead.ts'
import { logError } from '#lib/log.ts'
import { removeShell } from '#lib/offline-shell.ts'
import { tellOtherTabs } from '#lib/other-tabs.ts'
import { confirmAction } from '#ui/confirm-dialog.tsx'
import { arrived } from '#ui/part.ts'

const loadEndedSession = () => import('#features/auth/ended-session.api.ts')
const loadSignIn = () =>
  Promise.all([import('#features/auth/login.page.tsx'), import('./no-menu-layout.tsx'), import('#ui/confirm-host.tsx')])

/** Logs out: asks first, then removes everything of the person from the browser, even without a network. */
export function useLeave() {
  const t = useT()
  const router = useRouter()
  const profile = useProfile()
  // Loads the parts of the logout early, so that it works without a network.
  useEffect(() => {
    loadAhead(loadEndedSession)
    loadAhead(loadSignIn)
  }, [])

  return async () => {
    const [{ endSession, tellServer }, moves] = await Promise.all([arrived(loadEndedSession), outgoingMovesOf(profile)])
    if (!(await confirmAction(moves ? questionAbout(t, await moves.countWaiting(profile)) : {}))) return
    await endSession(profile).catch((error: unknown) => logError('The browser keeps no note of the logout', error))
    tellOtherTabs()
    await leave(router)
    void moves?.showOutgoingMoves()
    // Until the server knows of the logout, the sign-in must open without a network too.
    if (await tellServer()) await removeShell()
    else usePendingLogout.setState({ isPending: true })
  }
}

/** Loads the outgoing moves, which only couriers have. */
function outgoingMovesOf({ role }: Profile) {
  return role === 'courier' ? arrived(() => import('#features/delivery/outgoing-moves.api.ts')) : undefined
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
