import type { Role } from '@tracklane/contract/kit/role'
import { useEffect } from 'react'
import { useScreens } from '#app/router-context.ts'
import { loadAhead, startLoadingAhead } from '#lib/load-ahead.ts'
import { logError } from '#lib/log.ts'

/** The first screen has long been there. */
const SPARE_TIME = 2_000

/** Also for who saves data: they say that anything else cannot be loaded. */
function loadToasts(): void {
  import('#ui/toast-host.tsx').catch((error: unknown) => logError('No toasts yet', error))
}

/** Brings the other screens of this person and the parts of this one while nothing else is to be done. */
export function useLoadAhead(role: Role): void {
  const screens = useScreens()
  useEffect(() => {
    for (const { load, menu } of screens) if (load && (!menu || menu.roles.includes(role))) loadAhead(load)
    startLoadingAhead()
    const timer = setTimeout(loadToasts, SPARE_TIME)
    return () => clearTimeout(timer)
  }, [screens, role])
}
