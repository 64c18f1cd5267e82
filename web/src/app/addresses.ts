import type { Screen } from './screen.ts'
import { screens } from './screens.ts'

/** Addresses before the sign-in, or leading to it. */
const OPEN = ['/login', '/logout', '/callback', '/message-refusal']

/** Returns every address that shows something, for the server: other addresses are not found (`web/build/addresses.ts`). */
export function knownAddresses(): string[] {
  return [...OPEN, ...screens.filter((screen) => 'load' in screen).map(({ path }) => path)]
}

/** Returns the address of each menu group with the address of its first screen, to which the server leads: "/kanban" to "/kanban/board". */
export function groupWays(all: readonly Screen[] = screens): (readonly [group: string, first: string])[] {
  const ways = new Map<string, string>()
  for (const { path, menu, load } of all) {
    const group = `/${path.split('/')[1]}`
    if (menu?.group && load && !ways.has(group)) ways.set(group, path)
  }
  return [...ways]
}
