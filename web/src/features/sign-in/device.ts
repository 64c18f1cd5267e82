import Bowser from 'bowser'
import type { Translate } from '#lib/i18n.ts'

/** The parts of a user agent that we know. */
export interface Device {
  /** "Firefox"; for a program its own name. */
  readonly browser: string
  /** "Windows"; absent where the user agent does not say. */
  readonly system?: string
  readonly isHandheld: boolean
}

const LONGEST = 40
const HANDHELD = new Set(['mobile', 'tablet'])

/** Reads a user agent; undefined where it says nothing. */
export function deviceOf(userAgent: string | null): Device | undefined {
  if (!userAgent) return undefined
  const { browser, os, platform } = Bowser.parse(userAgent)
  const system = os.name || undefined
  return {
    browser: browser.name || firstWord(userAgent),
    ...(system && { system: system === 'iOS' && platform.model ? platform.model : system }),
    isHandheld: HANDHELD.has(platform.type ?? ''),
  }
}

/** Returns the name of a program: "curl/8.5.0 …" is curl. */
function firstWord(userAgent: string): string {
  return (userAgent.trim().split(/[/\s]/)[0] ?? '').slice(0, LONGEST)
}

/** Returns "Firefox on Windows". */
export function deviceText(t: Translate, userAgent: string | null): string {
  const device = deviceOf(userAgent)
  if (!device) return t('sign-in', 'Unknown device')
  const { browser, system } = device
  return system ? t('sign-in', '{browser} on {system}', { browser, system }) : browser
}
