import { screens } from './screens.ts'

/** These stand before the sign-in, or lead to it. */
const OPEN = ['/login', '/logout', '/callback', '/message-refusal']

/** Every address that shows something, for the server: whatever else somebody asks for is not there (`web/build/addresses.ts`). */
export function knownAddresses(): string[] {
  return [...OPEN, ...screens.filter((screen) => 'load' in screen).map(({ path }) => path)]
}
