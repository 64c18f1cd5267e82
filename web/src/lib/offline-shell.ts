import { logError } from './log.ts'

/** Installs the service worker of `build/offline.ts`, which starts the app without a network. Needs https or localhost. */
export function installShell(): void {
  // Asks the browser not to delete the data when the phone runs out of room: moves may be waiting. A refusal changes nothing.
  navigator.storage?.persist().catch((error: unknown) => logError('The browser may throw away what is kept', error))
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register('/sw.js')
    .then(async (registration) => {
      if (registration.active) await registration.update() // at once, while there is a network
    })
    .catch((error: unknown) => logError('No offline start', error))
}

/**
 * Removes the worker and its files from the phone. A worker that is still being installed is removed too, with the files it stores later.
 */
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
