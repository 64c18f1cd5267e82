import { existsSync } from 'node:fs'

/** The shell draws the same pages without a window of its own, in less time. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const

/** The browser of the journeys: `CHROMIUM_PATH`, else the first of those Debian installs that is there. */
export function chromiumPath(): string {
  return process.env.CHROMIUM_PATH ?? PLACES.find(existsSync) ?? PLACES[0]
}
