import { type PressedKey, pressedKeys } from './pressed-keys.rules.ts'

/** The properties of a key press that tell whether a single key may act. */
interface Press extends PressedKey {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly repeat: boolean
  readonly defaultPrevented: boolean
}

interface Surroundings {
  /** The focus is where one writes. */
  readonly isTyping: boolean
  /** A dialog, a menu or a list of choices is open and hears the keys. */
  readonly isCovered: boolean
  /** The person has switched single keys off. */
  readonly isOff: boolean
}

/** The key as shortcuts name it, see `pressedKeys`; none where no single key may act (WCAG 2.1.4). */
export function singleKeys(press: Press, { isTyping, isCovered, isOff }: Surroundings): readonly string[] {
  const isModified = press.ctrlKey || press.metaKey || press.altKey
  if (isModified || press.repeat || press.defaultPrevented || isTyping || isCovered || isOff) return []
  return press.key.length === 1 ? pressedKeys(press) : []
}

/** One line for each key, or for all that are shown as one: what the nearest says of it. */
export function listed<Named extends { readonly key: string; readonly shownAs?: string }>(shortcuts: readonly Named[]): Named[] {
  const lines = new Map<string, Named>()
  for (const shortcut of shortcuts) {
    const name = shortcut.shownAs ?? shortcut.key
    if (!lines.has(name)) lines.set(name, shortcut)
  }
  return [...lines.values()]
}
