import { logError } from './log.ts'

/** The service worker of `build/offline.ts`: the app itself without a network. Needs https or localhost; without it there is none. */
export function installShell(): void {
  // Not to be thrown away when the phone runs out of room: moves may be waiting. Where that is refused it is as before.
  navigator.storage?.persist().catch((error: unknown) => logError('The browser may throw away what is kept', error))
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register('/sw.js')
    .then(async (registration) => {
      if (registration.active) await registration.update() // at once, while there is a network
    })
    .catch((error: unknown) => logError('No offline start', error))
}

/** Leaves nothing on the phone, also where the worker is still being installed: its files come after this. */
export async function removeShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  for (const { installing } of registrations)
    installing?.addEventListener(
      'statechange',
      () => void throwAway().catch((error: unknown) => logError('The shell is still kept', error)),
    )
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await throwAway()
}

async function throwAway(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
}
