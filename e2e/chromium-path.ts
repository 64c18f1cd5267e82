import { existsSync } from 'node:fs'

/** The headless shell first: it draws the same pages without a window, in less time. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const

/** Returns the browser of the journeys: `CHROMIUM_PATH`, or else the first of Debian's that is installed. */
export function chromiumPath(): string {
  return process.env.CHROMIUM_PATH ?? PLACES.find(existsSync) ?? PLACES[0]
}
