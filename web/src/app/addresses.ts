import type { Screen } from './screen.ts'
import { screens } from './screens.ts'

/** These stand before the sign-in, or lead to it. */
const OPEN = ['/login', '/logout', '/callback', '/message-refusal']

/** Every address that shows something, for the server: whatever else somebody asks for is not there (`web/build/addresses.ts`). */
export function knownAddresses(): string[] {
  return [...OPEN, ...screens.filter((screen) => 'load' in screen).map(({ path }) => path)]
}

/** The address of each menu group with that of its first screen, to which the server leads: "/kanban" to "/kanban/board". */
export function groupWays(all: readonly Screen[] = screens): (readonly [group: string, first: string])[] {
  const ways = new Map<string, string>()
  for (const { path, menu, load } of all) {
    const group = `/${path.split('/')[1]}`
    if (menu?.group && load && !ways.has(group)) ways.set(group, path)
  }
  return [...ways]
}
