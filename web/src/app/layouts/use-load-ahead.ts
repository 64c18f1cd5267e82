import type { Role } from '@tracklane/contract/kit/role'
import { useEffect } from 'react'
import { useScreens } from '#app/router-context.ts'
import { loadAhead, startLoadingAhead } from '#lib/load-ahead.ts'
import { logError } from '#lib/log.ts'

/** Milliseconds, after which the first screen is there. */
const SPARE_TIME = 2_000

/** Loads the toasts even where data is saved: they report that something cannot be loaded. */
function loadToasts(): void {
  import('#ui/toast-host.tsx').catch((error: unknown) => logError('No toasts yet', error))
}

/** Loads the other screens of this person and the parts of this one while the browser is idle. */
export function useLoadAhead(role: Role): void {
  const screens = useScreens()
  useEffect(() => {
    for (const { load, menu } of screens) if (load && (!menu || menu.roles.includes(role))) loadAhead(load)
    startLoadingAhead()
    const timer = setTimeout(loadToasts, SPARE_TIME)
    return () => clearTimeout(timer)
  }, [screens, role])
}
